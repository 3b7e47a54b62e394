/** Debian's WordPress with its own MariaDB and a copy of the plugin, in a temporary folder. */
import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPort } from '../../contract/test/find-port.ts';

const WORDPRESS = '/usr/share/wordpress';
const PLUGIN = fileURLToPath(new URL('../../integrations/wordpress/sidrana-headless', import.meta.url));
const run = promisify(execFile);

/** The programs the trial needs. */
export const PROGRAMS = [`${WORDPRESS}/wp-load.php`, '/usr/sbin/mariadbd', '/usr/bin/php'];

export const PASSWORD = 'a password';

/** Starts both; `settings` are the plugin's, written in PHP. */
export async function startWordPress(settings: string) {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const [www, socket, log] = [join(folder, 'www'), join(folder, 'socket'), join(folder, 'debug.log')];
  const running: ChildProcess[] = [];

  /** Runs PHP in WordPress, as its administrator, and returns what it prints. */
  async function php(code: string, before = ''): Promise<string> {
    const whole = `${before} require '${www}/wp-load.php'; wp_set_current_user(1); ${code}`;
    return (await run('php', ['-d', 'display_errors=stderr', '-r', whole])).stdout;
  }

  async function stop(): Promise<void> {
    for (const child of running) {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    const port = await findPort();
    const origin = `http://127.0.0.1:${port}`;
    running.push(await spawnDatabase(folder, socket));
    await createDatabase(socket);
    copyWordPress(www);
    writeConfiguration(www, { origin, socket, log });
    await php(
      `require ABSPATH . 'wp-admin/includes/upgrade.php'; wp_install('Try', 'admin', 'admin@example.com', false, '', '${PASSWORD}');`,
      "define('WP_INSTALLING', true);",
    );
    await php(
      `require ABSPATH . 'wp-admin/includes/plugin.php'; update_option('sidrana_headless', ${settings});
      $result = activate_plugin('sidrana-headless/sidrana-headless.php'); if (is_wp_error($result)) { die($result->get_error_message()); }`,
    );
    running.push(spawn('php', ['-S', `127.0.0.1:${port}`, '-t', www], { stdio: 'ignore' }));
    return {
      origin,
      php,
      /** Reads PHP's log of errors and warnings. */
      readLog: () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function spawnDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  const own = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  await run('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const files = [`--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`, '--skip-networking'];
  return spawn('/usr/sbin/mariadbd', [...own, ...files], { stdio: 'ignore' });
}

async function createDatabase(socket: string): Promise<void> {
  for (let attempt = 0; !existsSync(socket); attempt += 1) {
    assert.ok(attempt < 300, 'MariaDB does not start');
    await sleep(100);
  }
  const connect = `mysqli_connect('localhost', 'root', '', '', 0, '${socket}')`;
  await run('php', ['-r', `${connect}->query('create database wordpress');`]);
}

function copyWordPress(www: string): void {
  cpSync(WORDPRESS, www, { recursive: true, dereference: true });
  const plugin = join(www, 'wp-content/plugins/sidrana-headless');
  cpSync(PLUGIN, plugin, { recursive: true });
  const main = join(plugin, 'sidrana-headless.php');
  writeFileSync(main, readFileSync(main, 'utf8').replace(/(Requires at least: +)[\d.]+/, '$16.1'));
}

function writeConfiguration(www: string, { origin, socket, log }: Record<'origin' | 'socket' | 'log', string>): void {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: origin,
    WP_SITEURL: origin,
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
