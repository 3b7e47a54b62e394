<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** Notes what editors change during a request, and tells the site once, when it is over. */
final class Changes
{
    private const MENU_OPERATIONS = ['GetMenu', 'GetFooterMenuData', 'GetQuickLinksMenu'];
    private const OPTIONS = ['blogname', 'show_on_front', 'page_on_front', 'permalink_structure', 'WPLANG'];

    private Notice $notice;

    public function __construct(Settings $settings, private Delivery $delivery)
    {
        $this->notice = new Notice($settings->country());
    }

    public function register(): void
    {
        add_action('transition_post_status', [$this, 'onStatus'], 10, 3);
        add_action('before_delete_post', fn () => $this->notice->addAll());
        foreach (['updated_post_meta', 'added_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, fn (mixed $ids, int $post, string $key) => $this->onMeta($post, $key), 10, 3);
        }
        foreach (['created_term', 'delete_term'] as $hook) {
            add_action($hook, fn () => $this->notice->addAll());
        }
        add_action('edited_term', fn (int $term, int $entry, string $taxonomy) => $this->notice->addTerm($term, $taxonomy), 10, 3);
        add_action('wp_update_nav_menu', [$this, 'onMenu']);
        add_action('updated_option', [$this, 'onOption']);
        add_action('shutdown', [$this, 'tell']);
    }

    public function onStatus(string $new, string $old, \WP_Post $post): void
    {
        if (wp_is_post_revision($post->ID) !== false || !is_post_type_viewable($post->post_type) && !in_array($post->post_type, ContentTypes::NAMES, true)) {
            return;
        }
        $wasShown = $old === 'publish';
        $isShown = $new === 'publish';
        if ($wasShown && $isShown) {
            $this->notice->addEntry($post->ID);
        } elseif ($wasShown || $isShown) {
            $this->notice->addAll();
        }
    }

    public function onMeta(int $post, string $key): void
    {
        // The editor's own marks, like `_edit_lock`, change nothing that is shown; a price or a picture does.
        if (get_post_status($post) === 'publish' && !str_starts_with($key, '_edit_')) {
            $this->notice->addEntry($post);
        }
    }

    public function onMenu(): void
    {
        foreach (self::MENU_OPERATIONS as $operation) {
            $this->notice->addOperation($operation);
        }
    }

    public function onOption(string $name): void
    {
        if (in_array($name, self::OPTIONS, true) || str_starts_with($name, 'theme_mods_')) {
            $this->notice->addAll();
        }
    }

    public function tell(): void
    {
        $body = $this->notice->body();
        if ($body === null) {
            return;
        }
        // The editor does not wait for it.
        if (function_exists('fastcgi_finish_request')) {
            fastcgi_finish_request();
        }
        $this->delivery->send($body);
    }
}
