<?php
/**
 * Plugin Name:       Sidrana Headless
 * Description:       Connects WordPress, WPGraphQL and WooGraphQL with a Sidrana catalogue site: content types, fields, notices of change, previews.
 * Version:           1.0.0
 * Requires at least: 6.4
 * Requires PHP:      8.1
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       sidrana-headless
 *
 * @package SidranaHeadless
 */

declare(strict_types=1);

namespace SidranaHeadless;

if (!defined('ABSPATH')) {
    exit;
}

foreach (['Signature', 'Notice', 'Locale', 'Settings', 'Delivery', 'Changes', 'ContentTypes', 'FieldGroups', 'FieldBoxes', 'Links', 'SettingsPage', 'Command'] as $name) {
    require_once __DIR__ . '/includes/' . $name . '.php';
}

$settings = new Settings();
$delivery = new Delivery($settings);
(new ContentTypes())->register();
(new FieldGroups())->register();
(new Changes($settings, $delivery))->register();
(new Links($settings))->register();
$delivery->register();
if (is_admin()) {
    (new SettingsPage($settings, $delivery))->register();
}
if (defined('WP_CLI') && constant('WP_CLI')) {
    \WP_CLI::add_command('sidrana', new Command($settings, $delivery));
}
