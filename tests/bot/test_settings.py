from pathlib import Path

import pytest

from bot.cli.run import has_token
from bot.settings import Settings, SettingsFault, load_offline_settings, load_settings
from bot.store import address
from bot.store.address import sqlite_path
from bot.store.server import place_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def faults(env_file: Path) -> tuple[str, ...]:
    with pytest.raises(SettingsFault) as caught:
        load_settings(env_file)
    assert str(caught.value) == "\n".join(caught.value.lines)
    return caught.value.lines


def test_the_token_is_enough(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\n")
    settings = load_settings(env_file)
    assert settings.discord_token.get_secret_value() == "abc"
    assert settings.discord_api_base == "https://discord.com/api/v10"
    assert settings.database_url == "sqlite:///data/automa.db"
    assert (settings.log_format, settings.log_level) == ("text", "info")
    assert (settings.pictures, settings.workers, settings.worker_idle) == ("on", 1, 60)


def test_the_environment_wins_over_the_file(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nLOG_LEVEL=error\n")
    monkeypatch.setenv("LOG_LEVEL", " Debug ")
    assert load_settings(env_file).log_level == "debug"


def test_an_empty_value_is_not_set(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nLOG_FORMAT=\n")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    settings = load_settings(env_file)
    assert settings.discord_token.get_secret_value() == "abc"
    assert settings.log_format == "text"


@pytest.mark.parametrize(
    "line", ["PICTURES=maybe", "WORKER_IDLE=0", "WORKER_IDLE=soon", "WORKERS=0", "WORKERS=17", "WORKERS=auto"]
)
def test_what_draws_is_on_or_off_with_processes_and_seconds(env_file: Path, line: str) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nPICTURES=Off\nWORKERS=4\nWORKER_IDLE=5\n")
    settings = load_settings(env_file)
    assert (settings.pictures, settings.workers, settings.worker_idle) == ("off", 4, 5)
    env_file.write_text(f"DISCORD_TOKEN=abc\n{line}\n")
    (fault,) = faults(env_file)
    assert fault.startswith(f"{line.partition('=')[0]} is none of the known values: expected ")


@pytest.mark.parametrize("content", ["", "DISCORD_TOKEN=\n", 'DISCORD_TOKEN="  "\n'])
def test_a_missing_token_is_told_in_one_line(env_file: Path, content: str) -> None:
    env_file.write_text(content)
    (line,) = faults(env_file)
    assert line.startswith("DISCORD_TOKEN is missing: expected ")
    assert line.endswith(f"set it in {env_file} or the environment.")


@pytest.mark.parametrize("token", ["hush\nhush", "hush\0hush", "hush\u200bhush", "hush" * 51])
def test_a_token_that_no_header_can_have_is_refused_and_not_taken_for_none(
    env_file: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.chdir(env_file.parent)
    env_file.write_text(f'DISCORD_TOKEN="{token}"\n')
    (line,) = faults(env_file)
    assert line.startswith("DISCORD_TOKEN is not one line of at most 200 characters: expected the bot's ")
    assert "hush" not in line
    assert has_token()


def test_every_fault_has_its_line_and_no_value_is_repeated(env_file: Path) -> None:
    env_file.write_text(
        "DISCORD_TOKEN=hush\nDISCORD_API_BASE=ftp://hush/\nDATABASE_URL=mysql://hush\nLOG_FORMAT=hush\nLOG_LEVEL=hush\n"
    )
    lines = faults(env_file)
    assert {line.split()[0] for line in lines} == {
        "DISCORD_API_BASE",
        "DATABASE_URL",
        "LOG_FORMAT",
        "LOG_LEVEL",
    }
    assert len(lines) == 4
    assert "hush" not in "".join(lines)


def test_the_token_is_never_printed(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=hush\n")
    settings = load_settings(env_file)
    assert "hush" not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_without_its_library_postgresql_is_refused_by_name(
    env_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "NEEDED", ("psycopg", "no_such_library"))
    env_file.write_text("DISCORD_TOKEN=abc\nDATABASE_URL=postgresql://me:hush@host/automa\n")
    (line,) = faults(env_file)
    assert "asks for PostgreSQL, which needs its library: pip install 'automa[postgres]'" in line
    assert "hush" not in line


def test_the_password_of_a_server_is_never_printed(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nDATABASE_URL=postgresql://me:hush@host/automa\n")
    settings = load_settings(env_file)
    assert settings.database_url == "postgresql://me:hush@host/automa"
    assert "hush" not in f"{settings!r} {settings}"


def test_without_its_library_no_figures_are_served(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nMETRICS_PORT=9300\n")
    assert load_settings(env_file).metrics_port == 9300
    monkeypatch.setattr("bot.settings.find_spec", lambda _: None)
    (line,) = faults(env_file)
    assert line.startswith("METRICS_PORT needs its library: pip install 'automa[metrics]'")


@pytest.mark.parametrize("port", ["0", "65536", "on"])
def test_what_is_no_port_is_refused(env_file: Path, port: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nMETRICS_PORT={port}\n")
    (line,) = faults(env_file)
    assert line.startswith("METRICS_PORT is none of the known values: expected a port from 1 to 65535")


def test_an_address_to_call_stays_as_it_is_and_is_never_printed(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nHEARTBEAT_URL=https://ping.example/hush/?status=up\n")
    settings = load_settings(env_file)
    assert settings.heartbeat_url == "https://ping.example/hush/?status=up"
    assert "hush" not in f"{settings!r} {settings}"
    env_file.write_text("DISCORD_TOKEN=abc\nHEARTBEAT_URL=ping.example/hush\n")
    (line,) = faults(env_file)
    assert line.startswith("HEARTBEAT_URL is not an http or https address: expected ")
    assert "hush" not in line


@pytest.mark.parametrize(
    ("written", "file"),
    [
        ("DATABASE_URL=sqlite:////srv/games/a.db", "/srv/games/health.json"),
        ("DATABASE_URL=sqlite:///a.db", "health.json"),
        ("DATABASE_URL=sqlite:///a.db\nHEALTH_FOLDER=/run/automa", "/run/automa/health.json"),
        ("DATABASE_URL=postgresql://me@host/automa", None),
        ("DATABASE_URL=postgresql://me@host/automa\nHEALTH_FOLDER=/run/automa", "/run/automa/health.json"),
    ],
)
def test_the_health_file_lies_beside_the_database_or_where_it_is_wanted(
    env_file: Path, written: str, file: str | None
) -> None:
    env_file.write_text(written + "\n")
    assert load_offline_settings(env_file).health_file == (file and Path(file))


@pytest.mark.parametrize("rest", ["hush", "hush@host:port/automa", "hush@host", "hush@host/a?what=1"])
def test_an_address_that_no_server_has_is_refused(env_file: Path, rest: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nDATABASE_URL=postgresql://me:{rest}\n")
    (line,) = faults(env_file)
    assert line.startswith("DATABASE_URL ")
    assert "hush" not in line


@pytest.mark.parametrize("password", ["hush@hush", "@hush", "7/hush", "7/hush@hush", "hush?@hush"])
def test_a_password_that_is_not_escaped_is_refused_and_not_shown(env_file: Path, password: str) -> None:
    """Its end would be taken for a host or a database, which each fault names."""
    env_file.write_text(f"DISCORD_TOKEN=abc\nDATABASE_URL=postgresql://me:{password}@host/automa\n")
    (line,) = faults(env_file)
    assert "in a password write @ as %40 and / as %2F" in line
    assert "hush" not in line
    escaped = password.replace("@", "%40").replace("/", "%2F")
    env_file.write_text(f"DISCORD_TOKEN=abc\nDATABASE_URL=postgresql://me:{escaped}@host/automa\n")
    assert "hush" not in place_of(load_settings(env_file).database_url)


@pytest.mark.parametrize(
    "kept", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "data/automa.db", "sqlite:///d/"]
)
def test_an_address_that_keeps_nothing_is_refused(env_file: Path, kept: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nDATABASE_URL={kept}\n")
    (line,) = faults(env_file)
    assert line.startswith("DATABASE_URL is not the address of an SQLite file")


@pytest.mark.parametrize("address", ["discord.com", "http://", "http://h:none", "http://[::1", "file:///etc"])
def test_an_api_base_that_is_no_web_address_is_refused(env_file: Path, address: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nDISCORD_API_BASE={address}\n")
    (line,) = faults(env_file)
    assert line.startswith("DISCORD_API_BASE is not an http or https address")


def test_the_api_base_may_end_in_a_slash(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nDISCORD_API_BASE=http://127.0.0.1:8080/api/v10/\n")
    assert load_settings(env_file).discord_api_base == "http://127.0.0.1:8080/api/v10"


@pytest.mark.parametrize("name", ["DISCORD_API_BASE", "DISCORD_REST_PROXY"])
def test_an_address_with_a_password_is_refused_and_not_shown(env_file: Path, name: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\n{name}=http://me:hush@127.0.0.1:8080\n")
    (line,) = faults(env_file)
    assert line.startswith(f"{name} has a name or a password in it")
    assert "hush" not in line


@pytest.mark.parametrize("written", ["http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v10/"])
def test_a_proxys_path_may_be_left_out(env_file: Path, written: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nDISCORD_REST_PROXY={written}\n")
    settings = load_settings(env_file)
    assert settings.discord_rest_proxy == "http://127.0.0.1:8080/api/v10"
    assert settings.discord_api_base == "https://discord.com/api/v10"


@pytest.mark.parametrize(
    ("written", "shards"),
    [("0-3", (0, 1, 2, 3)), ("0,2", (0, 2)), (" 5, 1 - 2,1", (1, 2, 5)), ("15", (15,))],
)
def test_shards_are_written_as_a_list(env_file: Path, written: str, shards: tuple[int, ...]) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nSHARD_IDS={written}\nSHARD_COUNT=16\n")
    settings = load_settings(env_file)
    assert (settings.shard_ids, settings.shard_count) == (shards, 16)


def test_without_a_list_all_shards_are_meant(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nSHARD_COUNT=4\n")
    assert (load_settings(env_file).shard_ids, load_settings(env_file).shard_count) == ((), 4)


@pytest.mark.parametrize(
    ("ids", "count", "told"),
    [
        ("0-3", "", "SHARD_IDS needs SHARD_COUNT, which isn't set"),
        ("0-3", "3", "SHARD_IDS names a shard that isn't below SHARD_COUNT"),
        ("3-0", "4", "SHARD_IDS is no list of shards"),
        ("0;1", "4", "SHARD_IDS is no list of shards"),
        ("0,", "4", "SHARD_IDS is no list of shards"),
        ("-1", "4", "SHARD_IDS is no list of shards"),
        ("0-99999999999", "4", "SHARD_IDS is no list of shards"),
        ("0-3", "none", "SHARD_COUNT is none of the known values"),
        ("", "0", "SHARD_COUNT is none of the known values"),
    ],
)
def test_shards_that_do_not_fit_are_told_in_one_line(env_file: Path, ids: str, count: str, told: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nSHARD_IDS={ids}\nSHARD_COUNT={count}\n")
    (line,) = faults(env_file)
    assert line.startswith(f"{told}: expected ")


@pytest.mark.parametrize("path", ["/api", "/api/v9", "/api/v10/users", "?x=1"])
def test_a_proxy_with_another_path_is_refused(env_file: Path, path: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nDISCORD_REST_PROXY=http://127.0.0.1:8080{path}\n")
    (line,) = faults(env_file)
    assert line.startswith("DISCORD_REST_PROXY doesn't end in /api/v10: expected an address such as http")


def test_unknown_keys_are_left_to_other_programs(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\nCOMPOSE_PROJECT_NAME=games\n")
    load_settings(env_file)


def test_a_file_that_is_no_text_is_a_fault(env_file: Path) -> None:
    env_file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    (line,) = faults(env_file)
    assert line.startswith(f"{env_file} can't be read")


def test_offline_commands_need_no_token(env_file: Path) -> None:
    env_file.write_text("DATABASE_URL=sqlite:////srv/automa.db\n")
    assert load_offline_settings(env_file).database_url == "sqlite:////srv/automa.db"
    env_file.write_text("DATABASE_URL=mysql://\n")
    with pytest.raises(SettingsFault, match="DATABASE_URL"):
        load_offline_settings(env_file)


def test_the_example_names_every_setting_with_its_default(env_file: Path) -> None:
    example = (ROOT / ".env.example").read_text()
    env_file.write_text(example.replace("# LOG", "LOG").replace("# D", "D").replace("TOKEN=", "TOKEN=abc"))
    for name, field in Settings.model_fields.items():
        assert f"{name.upper()}=" in example
        if not field.is_required():
            assert getattr(load_settings(env_file), name) == field.default
            written = "" if field.default in (None, ()) else field.default
            assert f"# {name.upper()}={written}\n" in example


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("DISCORD_TOKE", "DISCORD_TOKEN"),
        ("DISCROD_TOKEN", "DISCORD_TOKEN"),
        ("discord-token", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN_OLD", "DISCORD_TOKEN"),
        ("DISCORD_API", "DISCORD_API_BASE"),
        ("DATABASE_ULR", "DATABASE_URL"),
        ("PICTURE", "PICTURES"),
        ("LOG_LEVELS", "LOG_LEVEL"),
        ("ASLEEP_HOUR", "ASLEEP_HOURS"),
    ],
)
def test_a_misspelt_setting_is_named_with_the_one_that_was_meant(
    env_file: Path, written: str, meant: str
) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\n{written}=hush\n")
    (line,) = faults(env_file)
    assert line.startswith(f"{written.upper()} is no setting: did you mean {meant}? ")
    assert str(env_file) in line
    assert "hush" not in line


def test_a_misspelt_token_is_named_beside_the_missing_one(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKE=hush\nLOG_LEVEL=loud\n")
    assert [line.split()[0] for line in faults(env_file)] == ["DISCORD_TOKE", "LOG_LEVEL", "DISCORD_TOKEN"]


@pytest.mark.parametrize(
    "name",
    [
        "DATABASE_USER",
        "DATABASE_HOST",
        "LOG_FILE",
        "DISCORD_CLIENT_ID",
        "FIXTURES",
        "TZ",
        "LOG",
        "TOKEN_SALT",
    ],
)
def test_what_another_program_may_have_written_is_left_to_it(env_file: Path, name: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\n{name}=x\nDISCORD_TOKE=\n")
    load_settings(env_file)


def test_the_environment_belongs_to_others_too(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text("DISCORD_TOKEN=abc\n")
    monkeypatch.setenv("DISCORD_TOKE", "x")
    monkeypatch.setenv("LOG_LEVEL_OF_ANOTHER", "x")
    load_settings(env_file)


def test_a_command_without_a_token_minds_its_own_settings_only(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKE=abc\n")
    load_offline_settings(env_file)
    env_file.write_text("DATABASE_ULR=sqlite:///x.db\n")
    with pytest.raises(SettingsFault, match=r"did you mean DATABASE_URL\?"):
        load_offline_settings(env_file)


def test_a_tilde_is_the_home_folder(env_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    env_file.write_text("DISCORD_TOKEN=abc\nDATABASE_URL=sqlite:///~/games/automa.db\n")
    assert sqlite_path(load_settings(env_file).database_url) == tmp_path / "games" / "automa.db"


@pytest.mark.parametrize("path", ["~ada/automa.db", "/~/automa.db", "data/~/automa.db", "~/~/automa.db", "~"])
def test_a_tilde_elsewhere_is_refused(env_file: Path, path: str) -> None:
    env_file.write_text(f"DISCORD_TOKEN=abc\nDATABASE_URL=sqlite:///{path}\n")
    (line,) = faults(env_file)
    assert line.startswith("DATABASE_URL has a ~ that isn't the home folder")
