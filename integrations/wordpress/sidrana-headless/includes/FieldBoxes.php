<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** Where editors fill in the field groups without ACF or SCF: boxes of entries, terms and menu items, with JSON. */
final class FieldBoxes
{
    private const NONCE = 'sidrana_fields';

    public function register(): void
    {
        add_action('add_meta_boxes', [$this, 'addBox']);
        add_action('save_post', fn (int $post) => self::save('post', (string) get_post_type($post), $post, $_POST['sidrana'] ?? null));
        foreach (array_keys(FieldGroups::TAXONOMIES) as $taxonomy) {
            add_action("{$taxonomy}_edit_form_fields", fn (object $term) => self::showRow($taxonomy, (int) $term->term_id));
            add_action("edited_{$taxonomy}", fn (int $term) => self::save('term', $taxonomy, $term, $_POST['sidrana'] ?? null));
        }
        // A form of menus has many items.
        add_action('wp_nav_menu_item_custom_fields', fn (mixed $item) => self::show('post', 'nav_menu_item', (int) $item, "sidrana_items[{$item}]"));
        add_action('wp_update_nav_menu_item', fn (int $menu, int $item) => self::save('post', 'nav_menu_item', $item, ((array) ($_POST['sidrana_items'] ?? []))[$item] ?? null), 10, 2);
    }

    public function addBox(string $type): void
    {
        if (FieldGroups::namesOn($type) !== []) {
            add_meta_box('sidrana', 'Sidrana', static fn (object $post) => self::show('post', $type, (int) $post->ID), $type);
        }
    }

    private static function showRow(string $taxonomy, int $term): void
    {
        echo '<tr class="form-field"><th scope="row">Sidrana</th><td>';
        self::show('term', $taxonomy, $term);
        echo '</td></tr>';
    }

    private static function show(string $meta, string $type, int $id, string $field = 'sidrana'): void
    {
        wp_nonce_field(self::NONCE, 'sidrana_nonce');
        foreach (FieldGroups::namesOn($type) as $name) {
            $value = get_metadata($meta, $id, "sidrana_{$name}", true);
            printf(
                '<p><label>%s (JSON)<textarea class="widefat code" rows="3" name="%s">%s</textarea></label></p>',
                esc_html(FieldGroups::label($name)),
                esc_attr("{$field}[{$name}]"),
                esc_textarea(is_string($value) ? $value : '')
            );
        }
    }

    private static function save(string $meta, string $type, int $id, mixed $given): void
    {
        $nonce = $_POST['sidrana_nonce'] ?? '';
        if (!is_string($nonce) || !wp_verify_nonce($nonce, self::NONCE) || !is_array($given) || !current_user_can("edit_{$meta}", $id)) {
            return;
        }
        foreach (FieldGroups::namesOn($type) as $name) {
            $text = is_string($given[$name] ?? null) ? trim(wp_unslash($given[$name])) : null;
            // What is no JSON is not saved: the last value stays.
            if ($text === '' || $text !== null && is_array(json_decode($text, true))) {
                update_metadata($meta, $id, "sidrana_{$name}", wp_slash($text));
            }
        }
    }
}
