/**
 * Tries the plugin in a fresh WordPress: its notices, boxes and settings page. Run by hand (`node
 * script/try-wordpress.ts`), with Debian's packages `wordpress`, `mariadb-server` and `php-mysql`; it writes to a
 * temporary folder and leaves nothing running. Debian's WordPress is older than the plugin requires, so the copy under
 * test requires less.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { defaultCountry } from '../contract/countries.ts';
import { waitUntilReady } from '../site/script/own-servers.ts';
import { listenForNotices, type Notice } from './wordpress/notice-listener.ts';
import { signIn } from './wordpress/sign-in.ts';
import { PASSWORD, PROGRAMS, startWordPress } from './wordpress/start-wordpress.ts';

const SECRET = 'a secret of more than 32 characters';

for (const program of PROGRAMS)
  if (!existsSync(program)) {
    console.error(`There is no ${program}: apt-get install wordpress mariadb-server php-mysql`);
    process.exit(2);
  }

const site = await listenForNotices(SECRET);
const wordpress = await startWordPress(
  `['site' => '${site.origin}', 'secret' => '${SECRET}', 'country' => '${defaultCountry}']`,
);
const { php } = wordpress;

try {
  say(`WordPress ${await php('echo get_bloginfo("version");')} has taken the plugin`);
  await tryNotices();
  await tryBoxes();
  await trySettings();
  const complaints = wordpress.readLog().filter((line) => line.includes('sidrana-headless'));
  assert.deepEqual(complaints, [], 'PHP complains of the plugin');
  say('PHP has nothing to say against the plugin');
} finally {
  await wordpress.stop();
  site.stop();
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

/** Tries the settings page and its button, as an editor who has signed in. */
async function trySettings(): Promise<void> {
  await waitUntilReady(`${wordpress.origin}/wp-login.php`);
  const ask = await signIn(wordpress.origin, PASSWORD);
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

function say(line: string): void {
  console.log(`well: ${line}`);
}
