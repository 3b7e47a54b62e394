<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** Leads from WordPress to the site: previews, 'View on site', and the theme's own pages where wanted. */
final class Links
{
    private const LIFETIME = DAY_IN_SECONDS;
    private const TYPES = ['page', 'post', 'campaign', 'location', 'award', 'product'];

    public function __construct(private Settings $settings)
    {
    }

    public function register(): void
    {
        add_filter('preview_post_link', fn (string $link, \WP_Post $post) => $this->preview($post) ?? $link, 10, 2);
        add_action('admin_bar_menu', [$this, 'addToBar'], 90);
        add_action('template_redirect', [$this, 'redirect']);
    }

    /** The link to a preview of an entry, or of one of its revisions; null where there are none. */
    public function preview(\WP_Post $post, ?int $revision = null): ?string
    {
        if (!$this->settings->isComplete() || !in_array($post->post_type, self::TYPES, true)) {
            return null;
        }
        $query = Signature::previewQuery(
            $this->settings->previewSecret(),
            $this->settings->country(),
            self::language($post->ID),
            $post->post_type,
            $post->ID,
            $revision,
            time() + self::LIFETIME
        );
        return "{$this->settings->site()}/api/preview?{$query}";
    }

    /** The address of an entry on the site. */
    public function address(\WP_Post $post, string $country, string $language): string
    {
        $path = Locale::pagePath($post->post_type, $post->post_name, self::uri($post));
        return $this->settings->site() . Locale::path($country, $language, $path);
    }

    public function addToBar(\WP_Admin_Bar $bar): void
    {
        $post = is_admin() ? get_post() : get_queried_object();
        if (!$post instanceof \WP_Post || $post->post_status !== 'publish' || $this->settings->site() === '') {
            return;
        }
        $own = [$this->settings->country(), self::language($post->ID)];
        $bar->add_node(['id' => 'sidrana', 'title' => esc_html__('View on site', 'sidrana-headless'), 'href' => $this->address($post, ...$own)]);
        foreach (array_keys(Locale::countries()) as $country) {
            foreach (Locale::languages() as $language) {
                $bar->add_node([
                    'parent' => 'sidrana',
                    'id' => "sidrana-{$country}-{$language}",
                    'title' => strtoupper("{$country} {$language}"),
                    'href' => $this->address($post, $country, $language),
                ]);
            }
        }
    }

    /** Visitors of WordPress's own pages are led to the site; who is logged in stays. */
    public function redirect(): void
    {
        if (!$this->settings->redirects() || !$this->settings->isComplete() || is_user_logged_in() || is_preview() || is_feed()) {
            return;
        }
        $post = get_queried_object();
        $address = $post instanceof \WP_Post
            ? $this->address($post, $this->settings->country(), self::language($post->ID))
            : $this->sameAddress();
        wp_redirect($address, is_404() ? 302 : 301);
        exit;
    }

    /** The address asked for, on the site, which knows WordPress's own for categories, tags and lists. */
    private function sameAddress(): string
    {
        [$path, $query] = explode('?', (string) ($_SERVER['REQUEST_URI'] ?? '/'), 2) + [1 => ''];
        $folder = trim((string) parse_url(home_url(), PHP_URL_PATH), '/');
        $country = $this->settings->country();
        $language = (string) apply_filters('wpml_current_language', Locale::countries()[$country]);
        $own = self::without(self::without($path, $folder === '' ? [] : [$folder]), Locale::languages());
        return $this->settings->site() . Locale::path($country, $language, $own) . ($query === '' ? '' : "?{$query}");
    }

    /**
     * A path without its first segments, where they are one of these.
     *
     * @param list<string> $starts
     */
    private static function without(string $path, array $starts): string
    {
        foreach ($starts as $start) {
            if (str_starts_with("{$path}/", "/{$start}/")) {
                return substr($path, strlen($start) + 1);
            }
        }
        return $path;
    }

    /** WPML's language, else Polylang's, else the country's. */
    private static function language(int $post): string
    {
        $details = apply_filters('wpml_post_language_details', null, $post);
        $code = is_array($details) ? ($details['language_code'] ?? null) : null;
        if ($code === null && function_exists('pll_get_post_language')) {
            $code = pll_get_post_language($post);
        }
        return is_string($code) && in_array($code, Locale::languages(), true) ? $code : Locale::languages()[0];
    }

    private static function uri(\WP_Post $post): string
    {
        if ((int) get_option('page_on_front') === $post->ID) {
            return '/';
        }
        return $post->post_type === 'page' ? (string) get_page_uri($post) : $post->post_name;
    }
}
