<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** The content types, the taxonomy, the menu positions and what is read of products, as the site asks for them. */
final class ContentTypes
{
    public const NAMES = ['campaign', 'location', 'award'];
    private const MENUS = ['primary' => 'Primary', 'footer' => 'Footer', 'quick-links' => 'Quick links'];
    private const MARKETPLACES = ['amazon', 'noon', 'talabat', 'lulu'];

    public function register(): void
    {
        add_action('init', [$this, 'declareTypes']);
        add_action('init', [$this, 'declareMeta']);
        add_action('graphql_register_types', [$this, 'declareBarcodes']);
        add_action('after_setup_theme', fn () => register_nav_menus(self::MENUS));
    }

    public function declareTypes(): void
    {
        foreach (self::NAMES as $name) {
            register_post_type($name, [
                'label' => ucfirst($name) . 's',
                'public' => true,
                'show_in_rest' => true,
                'supports' => ['title', 'editor', 'thumbnail', 'excerpt', 'revisions', 'custom-fields'],
                'taxonomies' => $name === 'campaign' ? ['post_tag'] : [],
                'show_in_graphql' => true,
                'graphql_single_name' => $name,
                'graphql_plural_name' => "{$name}s",
            ]);
        }
        register_taxonomy('ingredient', ['product'], [
            'label' => 'Ingredients',
            'public' => true,
            'show_in_rest' => true,
            'show_in_graphql' => true,
            'graphql_single_name' => 'ingredient',
            'graphql_plural_name' => 'ingredients',
        ]);
    }

    /** Where products and their variations are bought, in any language or in one. */
    public function declareMeta(): void
    {
        foreach (self::metaKeys() as [$type, $key]) {
            register_post_meta($type, $key, [
                'type' => 'string',
                'single' => true,
                'show_in_rest' => true,
                'sanitize_callback' => 'esc_url_raw',
                'auth_callback' => fn () => current_user_can('edit_posts'),
            ]);
        }
    }

    /** The shop's own field 'GTIN, UPC, EAN or ISBN' (WooCommerce 9.2), which WooGraphQL 1.0 does not show. */
    public function declareBarcodes(): void
    {
        foreach (['Product', 'ProductVariation'] as $type) {
            register_graphql_field($type, 'gtin', [
                'type' => 'String',
                'description' => 'The number of its barcode.',
                'resolve' => static fn (object $node): ?string => get_post_meta((int) $node->databaseId, '_global_unique_id', true) ?: null,
            ]);
        }
    }

    /** @return list<array{string, string}> */
    public static function metaKeys(): array
    {
        $keys = [];
        foreach (self::MARKETPLACES as $marketplace) {
            foreach (['', ...array_map(fn ($language) => "_{$language}", Locale::languages())] as $ending) {
                $keys[] = ['product', "ext_product_url_{$marketplace}{$ending}"];
                $keys[] = ['product_variation', "{$marketplace}_url{$ending}"];
            }
        }
        return $keys;
    }
}
