/**
 * Tries the plugin in a WordPress of its own: its notices, boxes and settings page. Run by hand (`node
 * script/try-wordpress.ts`), with Debian's packages `wordpress`, `mariadb-server` and `php-mysql`; it writes to a temporary
 * folder and leaves nothing running. Debian's WordPress is older than the plugin asks for, which a copy of it does not say.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultCountry } from '../contract/countries.ts';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from '../site/server/purge-signature.ts';

const WORDPRESS = '/usr/share/wordpress';
const PLUGIN = fileURLToPath(new URL('../integrations/wordpress/sidrana-headless', import.meta.url));
const SECRET = 'a secret of more than 32 characters';
const PASSWORD = 'a password';
const run = promisify(execFile);

type Notice = { tags?: string[]; countries?: string[]; unsigned?: string };

for (const program of [`${WORDPRESS}/wp-load.php`, '/usr/sbin/mariadbd', '/usr/bin/php'])
  if (!existsSync(program)) {
    console.error(`There is no ${program}: apt-get install wordpress mariadb-server php-mysql`);
    process.exit(2);
  }

const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
const [www, socket, log] = [join(folder, 'www'), join(folder, 'socket'), join(folder, 'debug.log')];
const running: ChildProcess[] = [];
const site = createListener();

try {
  const [sitePort, port] = [await listen(site.server), await findFreePort()];
  const wordpress = `http://127.0.0.1:${port}`;
  await startDatabase();
  writeFiles(wordpress);
  await installWordPress(`http://127.0.0.1:${sitePort}`);
  await tryNotices();
  await tryBoxes();
  running.push(spawn('php', ['-S', `127.0.0.1:${port}`, '-t', www], { stdio: 'ignore' }));
  await tryScreens(wordpress);
  const complaints = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  assert.deepEqual(
    complaints.filter((line) => line.includes('sidrana-headless')),
    [],
    'PHP complains of the plugin',
  );
  say('PHP has nothing to say against the plugin');
} finally {
  for (const one of running) {
    const ended = new Promise((resolve) => one.once('exit', resolve));
    if (one.exitCode === null && one.kill()) await ended;
  }
  site.server.closeAllConnections();
  site.server.close();
  rmSync(folder, { recursive: true, force: true });
}

/** What the site does with notices, as far as WordPress sees it. */
function createListener() {
  const state = { status: 200, notices: [] as Notice[] };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const signature = signNotice(SECRET, String(request.headers[TIMESTAMP_HEADER]), body);
    const isSigned = request.url === '/api/purge' && request.headers[SIGNATURE_HEADER] === signature;
    state.notices.push(isSigned ? JSON.parse(body) : { unsigned: body });
    response.writeHead(state.status).end('{"pages":4}');
  });
  return { state, server };
}

async function startDatabase(): Promise<void> {
  const data = join(folder, 'data');
  const own = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  await run('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const files = [`--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`, '--skip-networking'];
  running.push(spawn('/usr/sbin/mariadbd', [...own, ...files], { stdio: 'ignore' }));
  for (let attempt = 0; !existsSync(socket); attempt += 1) {
    assert.ok(attempt < 300, 'MariaDB does not start');
    await sleep(100);
  }
  await run('php', [
    '-r',
    `mysqli_connect('localhost', 'root', '', '', 0, '${socket}')->query('create database wordpress');`,
  ]);
}

function writeFiles(address: string): void {
  cpSync(WORDPRESS, www, { recursive: true, dereference: true });
  const plugin = join(www, 'wp-content/plugins/sidrana-headless');
  cpSync(PLUGIN, plugin, { recursive: true });
  const main = join(plugin, 'sidrana-headless.php');
  writeFileSync(main, readFileSync(main, 'utf8').replace(/(Requires at least: +)[\d.]+/, '$16.1'));
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: address,
    WP_SITEURL: address,
    DISABLE_WP_CRON: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: '127.0.0.1',
    WP_DEBUG: true,
    WP_DEBUG_LOG: log,
    WP_DEBUG_DISPLAY: false,
    ABSPATH: `${www}/`,
  };
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', ${JSON.stringify(value)});`);
  writeFileSync(
    join(www, 'wp-config.php'),
    ['<?php', "$table_prefix = 'wp_';", ...lines, "require_once ABSPATH . 'wp-settings.php';"].join('\n'),
  );
}

/** Runs PHP in WordPress, as its administrator, and returns what it prints. */
async function php(code: string, before = ''): Promise<string> {
  const load = `require '${www}/wp-load.php';`;
  const { stdout } = await run('php', [
    '-d',
    'display_errors=stderr',
    '-r',
    `${before} ${load} wp_set_current_user(1); ${code}`,
  ]);
  return stdout;
}

async function installWordPress(siteOrigin: string): Promise<void> {
  await php(
    `require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Try', 'admin', 'admin@example.com', false, '', '${PASSWORD}');`,
    "define('WP_INSTALLING', true);",
  );
  const settings = `['site' => '${siteOrigin}', 'secret' => '${SECRET}', 'country' => '${defaultCountry}']`;
  await php(
    `require ABSPATH . 'wp-admin/includes/plugin.php'; update_option('sidrana_headless', ${settings});
    $result = activate_plugin('sidrana-headless/sidrana-headless.php'); if (is_wp_error($result)) { die($result->get_error_message()); }`,
  );
  say(`WordPress ${await php('echo get_bloginfo("version");')} has taken the plugin`);
}

/** Runs PHP in WordPress; returns what it prints, and expects the notices. */
async function expectNotices(what: string, code: string, notices: readonly Notice[]): Promise<string> {
  site.state.notices.length = 0;
  const printed = await php(code);
  assert.deepEqual(site.state.notices, notices, what);
  say(what);
  return printed;
}

function idOf(kind: 'post' | 'term', id: string): string {
  return `${defaultCountry}:${btoa(`${kind}:${id}`)}`;
}

async function tryNotices(): Promise<void> {
  const whole = [{ countries: [defaultCountry] }];
  const page = "['post_type' => 'page', 'post_title' => 'Our story', 'post_status' => 'publish']";
  const id = await expectNotices('a page that is published: its country', `echo wp_insert_post(${page});`, whole);
  await expectNotices('one that is changed: its number', `wp_update_post(['ID' => ${id}, 'post_title' => 'Ours']);`, [
    { tags: [idOf('post', id)] },
  ]);
  await expectNotices('a draft: nothing', `wp_insert_post(['post_status' => 'draft'] + ${page});`, []);
  await expectNotices('an option: the country', "update_option('blogname', 'Another');", whole);
  const menu = await php("echo wp_create_nav_menu('Main');");
  const operations = ['GetMenu', 'GetFooterMenuData', 'GetQuickLinksMenu'].map((name) => `${defaultCountry}:${name}`);
  await expectNotices(
    'a menu: itself and what shows menus',
    `wp_update_nav_menu_object(${menu}, ['menu-name' => 'First']);`,
    [{ tags: [idOf('term', menu), ...operations] }],
  );
  await expectNotices('what changes nothing: nothing', `update_post_meta(${id}, '_edit_lock', '1');`, []);
  site.state.status = 503;
  await expectNotices('one that is taken away, while the site is down', `wp_trash_post(${id});`, whole);
  site.state.status = 200;
  const later = await php(
    "foreach (_get_cron_array() as $jobs) foreach ($jobs['sidrana_headless_retry'] ?? [] as $job) echo json_encode($job['args']);",
  );
  assert.deepEqual(JSON.parse(later), [JSON.stringify(whole[0]), 2]);
  say('it is to be sent again');
}

async function tryBoxes(): Promise<void> {
  const term = await php("echo wp_insert_term('Amla', 'ingredient')['term_id'];");
  const fields = '{"image":3}';
  await expectNotices(
    'an ingredient whose box is filled in: its number',
    `$_POST = ['sidrana_nonce' => wp_create_nonce('sidrana_fields'), 'sidrana' => ['ingredientFields' => wp_slash('${fields}')]];
    wp_update_term(${term}, 'ingredient');`,
    [{ tags: [idOf('term', term)] }],
  );
  assert.equal(await php(`echo get_term_meta(${term}, 'sidrana_ingredientFields', true);`), fields);
  const html = await php(`do_action('ingredient_edit_form_fields', get_term(${term}));`);
  assert.match(html, /name="sidrana\[ingredientFields\]">\{&quot;image&quot;:3\}<\/textarea>/);
  say('what was filled in is kept, and in its box again');
}

/** Signs in as an editor does, and tries the page of settings with its button. */
async function tryScreens(wordpress: string): Promise<void> {
  const cookies = new Map([['wordpress_test_cookie', 'WP Cookie check']]);
  const ask = async (path: string, form?: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    const answer = await fetch(wordpress + path, { ...body, headers: { cookie }, redirect: 'manual' });
    for (const [pair = ''] of answer.headers.getSetCookie().map((one) => one.split(';'))) {
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    return answer.text();
  };
  for (let attempt = 0; attempt < 100; attempt += 1)
    if (
      await fetch(wordpress, { redirect: 'manual' }).then(
        () => true,
        () => sleep(100, false),
      )
    )
      break;
  await ask('/wp-login.php', { log: 'admin', pwd: PASSWORD, testcookie: '1' });
  const page = '/wp-admin/options-general.php?page=sidrana-headless';
  const settings = await ask(page);
  assert.match(settings, /Last deliveries/);
  const button = settings.slice(settings.indexOf('admin-post.php'));
  const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(button) ?? [];
  site.state.notices.length = 0;
  await ask('/wp-admin/admin-post.php', { action: 'sidrana_headless_test', _wpnonce: nonce });
  assert.deepEqual(site.state.notices, [{ tags: [`${defaultCountry}:connectionTest`] }]);
  assert.match(await ask(page), /200 \{&quot;pages&quot;:4\}/);
  say('the page of settings lists deliveries, and its button shows what the site answered');
}

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function say(line: string): void {
  console.log(`well: ${line}`);
}
