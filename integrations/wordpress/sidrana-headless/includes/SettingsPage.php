<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** Settings → Sidrana: the site, the secrets, a test and the last deliveries. */
final class SettingsPage
{
    private const SLUG = 'sidrana-headless';
    private const TEST = 'sidrana_headless_test';

    public function __construct(private Settings $settings, private Delivery $delivery)
    {
    }

    public function register(): void
    {
        add_action('admin_init', fn () => register_setting(self::SLUG, Settings::OPTION, ['sanitize_callback' => [self::class, 'clean']]));
        add_action('admin_menu', fn () => add_options_page('Sidrana', 'Sidrana', 'manage_options', self::SLUG, [$this, 'show']));
        add_action('admin_post_' . self::TEST, [$this, 'test']);
    }

    /** A notice about nothing that is shown: an operation that no page reads. */
    public static function testBody(string $country): string
    {
        $notice = new Notice($country);
        $notice->addOperation('connectionTest');
        return (string) $notice->body();
    }

    /** @return array<string, string> */
    public static function clean(mixed $given): array
    {
        $values = array_map(fn ($value) => is_string($value) ? trim($value) : '', is_array($given) ? $given : []);
        return [
            'site' => esc_url_raw($values['site'] ?? '', ['http', 'https']),
            'country' => isset(Locale::countries()[$values['country'] ?? '']) ? $values['country'] : '',
            'secret' => $values['secret'] ?? '',
            'preview_secret' => $values['preview_secret'] ?? '',
            'redirects' => ($values['redirects'] ?? '') === '1' ? '1' : '',
        ];
    }

    public function test(): void
    {
        check_admin_referer(self::TEST);
        if (!current_user_can('manage_options')) {
            wp_die(esc_html__('You may not do that.', 'sidrana-headless'));
        }
        [$status, $answer] = $this->delivery->post(self::testBody($this->settings->country()));
        set_transient(self::TEST, "{$status} {$answer}", 60);
        wp_safe_redirect(admin_url('options-general.php?page=' . self::SLUG));
        exit;
    }

    public function show(): void
    {
        $values = (array) get_option(Settings::OPTION, []);
        $tested = get_transient(self::TEST);
        echo '<div class="wrap"><h1>Sidrana</h1>';
        if (is_string($tested)) {
            echo '<div class="notice notice-info"><p><code>' . esc_html($tested) . '</code></p></div>';
        }
        echo '<form method="post" action="options.php">';
        settings_fields(self::SLUG);
        echo '<table class="form-table">';
        self::field('site', __('Address of the site', 'sidrana-headless'), 'url', $values);
        self::field('country', __('Country of this WordPress', 'sidrana-headless') . ' (' . implode(', ', array_keys(Locale::countries())) . ')', 'text', $values);
        self::field('secret', __('Secret (PURGE_SECRET of the site)', 'sidrana-headless'), 'password', $values);
        self::field('preview_secret', __('Secret of previews (PREVIEW_SECRET), if it is another one', 'sidrana-headless'), 'password', $values);
        self::field('redirects', __('Lead visitors of WordPress to the site: 1', 'sidrana-headless'), 'text', $values);
        echo '</table>';
        submit_button();
        echo '</form><form method="post" action="' . esc_url(admin_url('admin-post.php')) . '">';
        wp_nonce_field(self::TEST);
        echo '<input type="hidden" name="action" value="' . esc_attr(self::TEST) . '">';
        submit_button(__('Test the connection', 'sidrana-headless'), 'secondary');
        echo '</form><h2>' . esc_html__('Last deliveries', 'sidrana-headless') . '</h2><table class="widefat striped">';
        foreach ($this->delivery->deliveries() as $one) {
            $cells = [wp_date('Y-m-d H:i:s', $one['at']), (string) $one['status'], $one['body'], $one['answer']];
            echo '<tr>' . implode('', array_map(fn ($cell) => '<td><code>' . esc_html((string) $cell) . '</code></td>', $cells)) . '</tr>';
        }
        echo '</table></div>';
    }

    /** @param array<mixed> $values */
    private static function field(string $name, string $label, string $type, array $values): void
    {
        $value = is_string($values[$name] ?? null) ? $values[$name] : '';
        $id = Settings::OPTION . "[{$name}]";
        printf(
            '<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input class="regular-text" id="%1$s" name="%1$s" type="%3$s" value="%4$s" autocomplete="off"></td></tr>',
            esc_attr($id),
            esc_html($label),
            esc_attr($type),
            esc_attr($value)
        );
    }
}
