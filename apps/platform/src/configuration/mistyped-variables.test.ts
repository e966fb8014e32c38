import { expect, it } from "vitest";
import { variables } from "./configuration.ts";
import { describeMistyped, findMistypedVariables } from "./mistyped-variables.ts";

it.each([
  ["DATABASE_ULR", "DATABASE_URL"],
  ["PORT_STIE", "PORT_SITE"],
  ["API_URLS", "API_URL"],
  ["DATABSE_URl", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["DATABASE_READ_URI", "DATABASE_READ_URL"],
  ["ZOETROPE_DTA", "ZOETROPE_DATA"],
  ["ZOETROP_SEED", "ZOETROPE_SEED"],
  ["ANALYTICS_OPERATOR", "ANALYTICS_OPERATORS"],
  ["STMP_URL", "SMTP_URL"],
  ["MAIL_FORM", "MAIL_FROM"],
])("%s is taken for a mistake, and %s for what was meant", (name, meant) => {
  expect(findMistypedVariables({ [name]: "a value" })).toEqual([{ name, meant }]);
});

it("names the variable and the one that was meant, and no value", () => {
  const [found] = findMistypedVariables({ DATABASE_ULR: "postgres://me:hunter2@db/z" });
  expect(found && describeMistyped(found)).toBe(
    "DATABASE_ULR is set, and nothing reads it. If DATABASE_URL is meant, correct the name.",
  );
});

it("lets be what is set to nothing, and what stands beside the variable itself", () => {
  expect(findMistypedVariables({ DATABASE_ULR: "" })).toEqual([]);
  expect(findMistypedVariables({ SITE_URLS: "a", SITE_URL: "http://localhost:3000" })).toEqual([]);
});

it("finds no mistake in the variables themselves", () => {
  for (const name of Object.keys(variables)) expect(findMistypedVariables({ [name]: "x" }), name).toEqual([]);
});

/** Of shells and desktops, npm, Node, containers, clusters, build servers, databases, clouds, and what other programs are given. */
const usual = `
  PATH HOME PWD OLDPWD USER LOGNAME SHELL SHLVL TERM TERM_PROGRAM COLORTERM LANG LANGUAGE LC_ALL LC_CTYPE TZ EDITOR VISUAL PAGER
  HOSTNAME HOST HOSTTYPE MAIL MAILCHECK DISPLAY WAYLAND_DISPLAY TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_DATA_DIRS XDG_DATA_HOME
  XDG_SESSION_TYPE DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK SSH_CONNECTION LS_COLORS DEBIAN_FRONTEND INVOCATION_ID JOURNAL_STREAM
  STATE_DIRECTORY LOGS_DIRECTORY NOTIFY_SOCKET LISTEN_PID LISTEN_FDS http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY
  PORT HTTP_PORT API_PORT SITE_PORT ADMIN_PORT APP_PORT WEB_PORT PORTS URL BASE_URL APP_URL ROOT_URL PUBLIC_URL REDIS_URL MONGO_URL
  AMQP_URL QUEUE_URL CACHE_URL BROKER_URL SENTRY_DSN DATABASE DATABASE_HOST DATABASE_NAME DATABASE_USER DATABASE_PASSWORD DB_URL
  POSTGRES_URL POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NPM_TOKEN INIT_CWD npm_command npm_config_cache npm_execpath
  npm_lifecycle_event npm_node_execpath npm_package_name npm_package_json npm_package_version YARN_VERSION NVM_DIR NVM_BIN
  CI GITHUB_ACTIONS GITHUB_TOKEN GITHUB_API_URL GITHUB_SERVER_URL GITHUB_REF_NAME RUNNER_OS GITLAB_CI CI_API_V4_URL CI_SERVER_URL
  KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT API_SERVICE_HOST API_SERVICE_PORT API_PORT_3003_TCP
  DOCKER_HOST CONTAINER_ID DYNO HEROKU_APP_NAME VERCEL_URL NETLIFY DEPLOY_URL RAILWAY_STATIC_URL RENDER_EXTERNAL_URL FLY_APP_NAME
  AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_ENDPOINT_URL GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT
  GOOGLE_CLIENT_SECRET MAIL_HOST MAIL_PORT MAIL_MAILER MAIL_FROM_NAME MAIL_FROM_ADDRESS SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD
  LOG_FILE LOG_FORMAT LOG_CHANNEL DEBUG VERBOSE RUST_LOG PYTHONPATH JAVA_HOME GOPATH PUPPETEER_EXECUTABLE_PATH
  SESSION_DOMAIN COOKIE_SECRET STORAGE_DRIVER STORAGE_PATH STORAGE_BUCKET TRUST_PROXY ZOETROPE_TEST_HOSTS ZOETROPE_TEST_DATABASE_URL
`
  .split(/\s+/)
  .filter(Boolean);

it("finds none in what a usual machine has in its environment", () => {
  expect(findMistypedVariables(Object.fromEntries(usual.map((name) => [name, "set"])))).toEqual([]);
});
