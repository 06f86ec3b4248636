import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../server-process.ts";
import { stages } from "./container-file.ts";
import { roleCommands } from "./role-commands.ts";
import { settingNames } from "./settings-of.ts";

const DEPLOY = join(ROOT, "infra/deploy");
const read = (file: string): string => readFileSync(join(DEPLOY, file), "utf8");
const source = (compiled: string): string => compiled.replace("/dist/", "/").replace(/\.js$/, ".ts");
/** Environment variables that are not settings of ours. */
const OF_NODE = ["NODE_OPTIONS"];

test("the file of settings names every setting, and no other", () => {
  const named = [...read("earshot.env").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(settingNames().toSorted());
  expect(settingNames()).toEqual(expect.arrayContaining(["DATABASE_URL", "BACKUPS_KEPT", "GOOGLE_CLIENT_ID"]));
});

const units = readdirSync(join(DEPLOY, "systemd"));
const analyze = spawnSync("systemd-analyze", ["--version"]).status === 0;
const withSystemd = analyze ? test : test.skip;
if (!analyze) console.warn("Units are not verified: systemd-analyze is not installed.");

test.each(units)("%s starts a program of ours with settings that exist", (unit) => {
  const text = read(`systemd/${unit}`);
  const program = /^ExecStart=\/usr\/bin\/node .*?(\S+\.js)$/m.exec(text)?.[1] ?? "";
  expect(existsSync(join(ROOT, source(program)))).toBe(true);
  const names = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) =>
    [...line.matchAll(/(?:^|[" ])([A-Z][A-Z_]+)=/g)].map(([, name]) => name),
  );
  expect(names).toEqual(["NODE_ENV", "DATA_DIR", "NODE_OPTIONS"]);
  for (const name of names) expect([...settingNames(), ...OF_NODE]).toContain(name);
  expect(text).toMatch(/^User=earshot$/m);
  // By default systemd gives up after five starts in ten seconds, and the database may be down for longer.
  expect(text).toMatch(/^StartLimitIntervalSec=0$/m);
});

withSystemd.each(units)("systemd finds nothing wrong with %s, and little that it may do", (unit) => {
  const file = join(DEPLOY, "systemd", unit);
  const verified = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  // The unit is fine even if this machine has no Node.js in /usr/bin.
  const faults = verified.stderr.split("\n").filter((line) => line !== "" && !line.includes("/usr/bin/node"));
  expect(faults).toEqual([]);
  const report = execFileSync("systemd-analyze", ["security", "--offline=true", "--no-pager", file], {
    encoding: "utf8",
  });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(report)?.[1]);
  expect(exposure).toBeLessThanOrEqual(3);
});

type Service = {
  readonly environment: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly volumes: readonly string[];
  readonly read_only?: boolean;
  readonly ports?: readonly string[];
  readonly env_file?: string;
  readonly restart?: string;
  readonly healthcheck?: { readonly test?: readonly string[] };
};

test("the compose file has a matching service, worker and database", () => {
  const { services, volumes } = parse(read("compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  expect(Object.keys(services)).toEqual(["api", "worker", "postgres"]);
  const { api, worker, postgres } = services;
  for (const service of [api, worker]) {
    const wrong = Object.keys(service?.environment ?? {}).filter((name) => !settingNames().includes(name));
    expect(wrong).toEqual([]);
    expect(service).toMatchObject({ read_only: true, volumes: ["earshot:/var/lib/earshot"] });
    expect(service?.environment.DATABASE_URL).toContain("@postgres:5432/earshot");
    // Every setting of the guide works in containers too, except those that name what is inside.
    expect(service?.env_file).toBe(".env");
    const { HOST, PORT, DATA_DIR, NODE_ENV } = service?.environment ?? {};
    expect([HOST, PORT, DATA_DIR, NODE_ENV]).toEqual(["0.0.0.0", "3000", "/var/lib/earshot", "production"]);
  }
  // Podman builds images in a format that has no health check.
  const check =
    stages()
      .at(-1)
      ?.steps.find(({ word }) => word === "HEALTHCHECK")
      ?.rest.split(" CMD ")[1] ?? "[]";
  const [program = "", option = "", code = ""] = JSON.parse(check) as string[];
  expect(api?.healthcheck?.test).toEqual(["CMD-SHELL", `${program} ${option} "${code}"`]);
  // The image's server listens on its socket, but not yet on TCP, while it creates the database.
  expect(postgres?.healthcheck?.test?.join(" ")).toContain("pg_isready -h 127.0.0.1");
  // After a reboot, Podman starts only these.
  for (const service of [api, worker, postgres]) expect(service?.restart).toBe("always");
  // Debian 12's podman-compose replaces a required setting only if there is a message.
  const required = [...read("compose.yaml").matchAll(/\$\{\w+:\?([^}]*)\}/g)].map(([, message]) => message);
  expect(required).toEqual(Array.from({ length: 4 }, () => "is missing in .env"));
  // Otherwise all visitors would share one limit.
  expect(api?.environment.TRUST_PROXY).toBe("${TRUST_PROXY:-10.0.0.0/8,172.16.0.0/12,192.168.0.0/16}");
  // Only this machine's proxy can reach the service, and nobody outside can reach the database.
  expect(api?.ports).toEqual(["127.0.0.1:3000:3000"]);
  expect(postgres?.ports).toBeUndefined();
  expect(postgres?.volumes).toEqual(["postgres:/var/lib/postgresql"]);
  expect(Object.keys(volumes)).toEqual(["earshot", "postgres"]);
  expect(existsSync(join(ROOT, source(worker?.command?.at(-1) ?? "")))).toBe(true);
});

test("the image runs as an ordinary user, without dev packages and npm, and reports its health", () => {
  const all = stages();
  const last = all.at(-1);
  const steps = (word: string) => (last?.steps ?? []).filter((step) => step.word === word).map(({ rest }) => rest);
  expect(all.length).toBeGreaterThanOrEqual(2);
  expect(steps("USER")).toEqual(["earshot"]);
  expect(steps("HEALTHCHECK")[0]).toContain("/healthz");
  expect(steps("RUN").join()).toContain("rm -rf /usr/local/lib/node_modules");
  const program = (JSON.parse(steps("CMD")[0] ?? "[]") as string[]).at(-1) ?? "";
  expect(existsSync(join(ROOT, source(program)))).toBe(true);
  const names = all.map(({ name }) => name);
  for (const copy of steps("COPY")) expect(names).toContain(/^--from=(\S+)/.exec(copy)?.[1]);
  const packages = all.find(({ name }) => name === "packages");
  expect(packages?.steps.find(({ word }) => word === "RUN")?.rest).toContain("--omit=dev");
  // npm needs each workspace's package.json to use the lock file.
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };
  const copied = packages?.steps.filter(({ word }) => word === "COPY").map(({ rest }) => rest) ?? [];
  expect(copied).toEqual([
    "package.json package-lock.json ./",
    ...["domain", "backend", "frontend", "desktop", "infra"].map((name) => `${name}/package.json ${name}/`),
  ]);
  expect(workspaces.toSorted()).toEqual(["backend", "desktop", "domain", "frontend", "infra"]);
  const set = steps("ENV").flatMap((rest) => [...rest.matchAll(/(?:^| )([A-Z_]+)=/g)].map(([, name]) => name));
  for (const name of set) expect([...settingNames(), ...OF_NODE]).toContain(name);
});

test("the pooler pools by transaction, and ignores none of our settings", () => {
  const lines = read("pgbouncer.ini")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(";"));
  const section = lines.indexOf("[pgbouncer]");
  expect([lines[0], section]).toEqual(["[databases]", 2]);
  const settings = Object.fromEntries(lines.slice(section + 1).map((line) => line.split(" = ")));
  expect(settings).toMatchObject({ pool_mode: "transaction", listen_addr: "127.0.0.1", auth_type: "scram-sha-256" });
  expect(Object.keys(settings)).not.toContain("ignore_startup_parameters");
  // A statement may take five seconds, so no request has to wait longer for a connection.
  expect(Number(settings.query_wait_timeout)).toBeLessThanOrEqual(5);
  expect(Number(settings.max_db_connections)).toBeGreaterThanOrEqual(Number(settings.default_pool_size));
  // There are settings for connections through the pooler and around it.
  expect(read("earshot.env")).toMatch(/^#DATABASE_DIRECT_URL=/m);
  expect(settingNames()).toEqual(expect.arrayContaining(["DATABASE_DIRECT_URL", "CATALOGUE_URLS"]));
});

test("the failover example acknowledges no write that only one machine has, and its proxy forwards to the leader", () => {
  const { bootstrap, restapi, postgresql } = parse(read("patroni.yml")) as {
    bootstrap: { dcs: { synchronous_mode: boolean; postgresql: { parameters: Record<string, unknown> } } };
    restapi: { listen: string };
    postgresql: { listen: string };
  };
  expect(bootstrap.dcs.synchronous_mode).toBe(true);
  expect(bootstrap.dcs.postgresql.parameters).toMatchObject({ wal_level: "replica", hot_standby_feedback: "on" });
  const proxy = read("haproxy-postgres.cfg");
  expect(proxy).toContain("uri /primary");
  expect(proxy).toContain("on-marked-down shutdown-sessions");
  const [, rest] = restapi.listen.split(":");
  expect(proxy).toContain(`server one ${postgresql.listen} port ${rest}`);
});

test("the guide's role and database are those of the settings, and every address of the failover examples fits the others", () => {
  const guide = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  const { etcd3, bootstrap, postgresql } = parse(read("patroni.yml")) as {
    etcd3: { hosts: string };
    bootstrap: { initdb: unknown[] };
    postgresql: { data_dir: string; bin_dir: string; pg_hba: string[] };
  };
  // The guide creates both as the user postgres, without a password.
  expect(postgresql.pg_hba).toContain("local all all peer");
  const { username, password, pathname } = new URL(/^DATABASE_URL=(.+)$/m.exec(read("earshot.env"))?.[1] ?? "");
  expect(roleCommands()).toEqual([
    `psql -c "CREATE ROLE ${username} LOGIN CREATEDB PASSWORD '${password}'"`,
    `createdb --owner=${username} --encoding=UTF8 --template=template0 ${pathname.slice(1)}`,
  ]);
  expect(bootstrap.initdb).toContainEqual({ encoding: "UTF8" });
  const failover = /^### Failover with Patroni$(.*?)^## /ms.exec(guide)?.[1] ?? "";
  const proxy = read("haproxy-postgres.cfg");
  expect(failover).toContain(`postgres://earshot:…@${/^ {4}bind (\S+)$/m.exec(proxy)?.[1]}/earshot`);
  const servers = [...proxy.matchAll(/^ {4}server \w+ (\S+) /gm)].map(([, address]) => address);
  expect(servers).toHaveLength(3);
  expect(failover).toContain(`postgres://earshot:…@${servers[0]}/earshot`);
  // PostgreSQL accepts the service machines, and each other, from one network.
  const [, network] = /^host all all (\S+)\.0\/24 /m.exec(postgresql.pg_hba.join("\n")) ?? [];
  const services = [...read("haproxy.cfg").matchAll(/^ {4}server \w+ (\S+)$/gm)].map(([, address]) => address);
  expect(services).toHaveLength(2);
  for (const address of [...servers, ...services]) expect(address?.startsWith(`${network}.`)).toBe(true);
  const major = /postgresql-(\d+) patroni/.exec(failover)?.[1];
  expect(failover).toContain(`pg_dropcluster --stop ${major} main`);
  expect([postgresql.bin_dir, postgresql.data_dir]).toEqual([
    `/usr/lib/postgresql/${major}/bin`,
    `/var/lib/postgresql/${major}/earshot`,
  ]);
  const etcd = Object.fromEntries(
    [...read("etcd.env").matchAll(/^ETCD_(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const members = (etcd.INITIAL_CLUSTER ?? "").split(",").map((member: string) => member.split("="));
  const hosts = members.map(([, peer = ""]) => `${new URL(peer).hostname}:2379`);
  expect(etcd3.hosts.split(",")).toEqual(hosts);
  expect(members[0]).toEqual([etcd.NAME, etcd.INITIAL_ADVERTISE_PEER_URLS]);
  expect(etcd.ADVERTISE_CLIENT_URLS).toBe(`http://${hosts[0]}`);
  expect(etcd.LISTEN_CLIENT_URLS.split(",")).toContain(etcd.ADVERTISE_CLIENT_URLS);
  expect(etcd.LISTEN_PEER_URLS).toBe(etcd.INITIAL_ADVERTISE_PEER_URLS);
});

test("the guide names every file of this folder that an operator copies", () => {
  const guide = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  const files = [...readdirSync(DEPLOY).filter((name) => /\.(cfg|env|ini|yml|yaml)$|^Caddyfile$/.test(name)), ...units];
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) expect(guide).toContain(file);
});

test("the guide runs commands as systemd runs the service: same user, folder, settings and data", () => {
  const guide = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  const unit = read("systemd/earshot.service");
  const of = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1] ?? "none";
  const shell = /^earshot\(\) \{\n(.*?)^\}$/ms.exec(guide)?.[1] ?? "";
  expect(shell).toContain(`--uid=${of("User")} `);
  expect(shell).toContain(`--working-directory=${of("WorkingDirectory")} `);
  expect(shell).toContain(`-p EnvironmentFile=${of("EnvironmentFile")} `);
  for (const set of of("Environment").split(" ")) expect(shell).toContain(`-E ${set} `);
  // A shell would read values with spaces differently.
  expect(guide).not.toContain(". /etc/earshot");
  const programs = [...guide.matchAll(/^ *earshot (\S+\.js)/gm)].map(([, program = ""]) => program);
  expect(programs.length).toBeGreaterThan(2);
  for (const program of programs) expect(existsSync(join(ROOT, source(program)))).toBe(true);
});

test("the guide lets the service into every database of the server, because a restore uses others", () => {
  const guide = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  expect(guide).toMatch(/`host all earshot \S+ scram-sha-256` to `pg_hba.conf`/);
});

test("the guide runs commands in the worker's container, which is named after the folder of the compose file", () => {
  const guide = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  const names = [...guide.matchAll(/podman exec (?:-i )?(\S+)/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set([`${basename(DEPLOY)}_worker_1`]));
});

test("the guide names every operator's command for a machine without npm scripts", () => {
  const guide = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  const scripts = ["infra", "infra/backup", "infra/bootstrap"].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /\.m?[jt]s$/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  );
  // The move between two versions of PostgreSQL belongs to `npm start`.
  const programs = scripts
    .flatMap((text) => [...text.matchAll(/"(?:\.\.\/backend\/dist\/src\/)?([\w/-]+-cli\.js)"/g)])
    .map(([, program = ""]) => program)
    .filter((program) => !program.includes("move-cli"));
  expect(programs.length).toBeGreaterThan(8);
  for (const program of programs) expect(guide).toMatch(new RegExp(`^earshot backend/dist/src/${program}\\b`, "m"));
});

test("the proxies request existing routes of the service", () => {
  const haproxy = read("haproxy.cfg");
  expect(haproxy).toContain("uri /readyz hdr Host localhost");
  expect(haproxy).toMatch(/deny_status 404 if \{ path \/metrics \/index \} \|\| \{ path_beg \/index\/ \}$/m);
  const sections = [...haproxy.matchAll(/^(global|defaults|frontend|backend)\b ?(\S*)/gm)].map(([whole]) => whole);
  expect(sections).toEqual(["global", "defaults", "frontend earshot", "backend earshot"]);
  expect(haproxy).toMatch(/^ {4}default_backend earshot$/m);
  // A busy service answers checks late. It is not down, and the others are just as busy.
  expect(haproxy).toMatch(/^ {4}timeout check [3-9]s$/m);
  // Without a user, HAProxy stays root.
  for (const file of ["haproxy.cfg", "haproxy-postgres.cfg"])
    for (const line of ["user haproxy", "group haproxy", "chroot /var/lib/haproxy"])
      expect(read(file).split("\n")).toContain(`    ${line}`);
  expect(read("Caddyfile")).toContain("reverse_proxy 127.0.0.1:3000");
  if (spawnSync("haproxy", ["-v"]).status === 0) {
    const { stderr } = spawnSync("haproxy", ["-c", "-f", join(DEPLOY, "haproxy.cfg")], { encoding: "utf8" });
    // The operator provides the certificate.
    expect(
      stderr.split("\n").filter((line) => line.includes("ALERT") && !/earshot\.pem|Error\(s\)|Fatal/.test(line)),
    ).toEqual([]);
  }
});
