<?php

declare(strict_types=1);

namespace SidranaHeadless;

/**
 * Declares the field groups of the contract: with ACF or SCF where one is active, whose WPGraphQL bridge shows them; else
 * with types of our own, over values that boxes of entries and terms hold as JSON.
 *
 * @phpstan-type Fields array<string, mixed>
 */
final class FieldGroups
{
    public const TAXONOMIES = ['product_cat' => 'ProductCategory', 'ingredient' => 'Ingredient'];
    private const TYPES = ['page' => 'Page', 'post' => 'Post', 'campaign' => 'Campaign', 'location' => 'Location', 'product' => 'Product', 'nav_menu_item' => 'MenuItem'];
    /** What ACF calls each kind of field. */
    private const ACF = [
        'text' => ['type' => 'text'],
        'textarea' => ['type' => 'textarea', 'new_lines' => ''],
        'html' => ['type' => 'wysiwyg'],
        'bool' => ['type' => 'true_false', 'ui' => 1],
        'date' => ['type' => 'date_time_picker', 'return_format' => 'c'],
        'image' => ['type' => 'image', 'return_format' => 'id'],
        'file' => ['type' => 'file', 'return_format' => 'id'],
    ];
    private const CHOICES = [
        'textPosition' => ['start', 'center', 'end'],
        'videoType' => ['upload', 'embed'],
        'kind' => ['office', 'shop', 'pharmacy', 'supermarket', 'online'],
    ];

    public function register(): void
    {
        add_action('acf/init', [$this, 'declareWithAcf']);
        add_action('graphql_register_types', fn () => self::hasAcf() ? null : $this->declareTypes());
        add_action('init', fn () => self::hasAcf() ? null : (new FieldBoxes())->register());
    }

    /** @return array<string, array{on: list<string>, fields: Fields}> */
    public static function all(): array
    {
        return require __DIR__ . '/fields.php';
    }

    /** @return list<string> The groups of a type of content, or of a taxonomy. */
    public static function namesOn(string $type): array
    {
        return array_keys(array_filter(self::all(), static fn (array $group) => in_array($type, $group['on'], true)));
    }

    public function declareWithAcf(): void
    {
        foreach (self::all() as $name => ['on' => $on, 'fields' => $fields]) {
            acf_add_local_field_group([
                'key' => "group_sidrana_{$name}",
                'title' => self::label($name),
                'fields' => self::acfFields($fields, "sidrana_{$name}"),
                'location' => array_map(static fn (string $type) => [self::location($type)], $on),
                'show_in_graphql' => 1,
                'graphql_field_name' => $name,
            ]);
        }
    }

    /**
     * @param Fields $fields
     * @return list<array<string, mixed>>
     */
    public static function acfFields(array $fields, string $key): array
    {
        $declared = [];
        foreach ($fields as $named => $kind) {
            $name = rtrim($named, '[]');
            $own = ['key' => "field_{$key}_{$name}", 'name' => $name, 'label' => self::label($name), 'show_in_graphql' => 1, 'graphql_field_name' => $name];
            if (is_array($kind)) {
                $rows = str_ends_with($named, '[]') ? ['type' => 'repeater', 'layout' => 'block'] : ['type' => 'group'];
                $own += $rows + ['sub_fields' => self::acfFields($kind, "{$key}_{$name}")];
            } elseif ($kind === 'select') {
                $choices = self::CHOICES[$name] ?? [];
                $own += ['type' => 'select', 'allow_null' => 1, 'choices' => array_combine($choices, $choices)];
            } else {
                $own += self::ACF[$kind];
            }
            $declared[] = $own;
        }
        return $declared;
    }

    private function declareTypes(): void
    {
        register_graphql_object_type('SidranaMediaEdge', ['description' => 'A picture or file.', 'fields' => ['node' => ['type' => 'MediaItem']]]);
        foreach (self::all() as $name => ['on' => $on, 'fields' => $fields]) {
            $type = 'Sidrana' . ucfirst($name);
            self::declareType($type, $fields);
            foreach ($on as $where) {
                register_graphql_field(self::TYPES[$where] ?? self::TAXONOMIES[$where], $name, [
                    'type' => $type,
                    'description' => self::label($name),
                    'resolve' => static fn (mixed $node) => self::read($node, $where, $name),
                ]);
            }
        }
    }

    /** @param Fields $fields */
    private static function declareType(string $type, array $fields): void
    {
        $declared = [];
        foreach ($fields as $named => $kind) {
            $name = rtrim($named, '[]');
            if (is_array($kind)) {
                $inner = $type . ucfirst($name);
                self::declareType($inner, $kind);
                $declared[$name] = ['type' => str_ends_with($named, '[]') ? ['list_of' => $inner] : $inner];
            } elseif ($kind === 'image' || $kind === 'file') {
                $declared[$name] = ['type' => 'SidranaMediaEdge', 'resolve' => static fn (array $values, mixed $args, object $context) =>
                    isset($values[$name]) ? ['node' => $context->get_loader('post')->load_deferred((int) $values[$name])] : null];
            } elseif ($kind === 'select') {
                $declared[$name] = ['type' => ['list_of' => 'String'], 'resolve' => static fn (array $values) => (array) ($values[$name] ?? [])];
            } else {
                $declared[$name] = ['type' => $kind === 'bool' ? 'Boolean' : 'String'];
            }
        }
        register_graphql_object_type($type, ['description' => self::label($type), 'fields' => $declared]);
    }

    /** @return array<string, mixed>|null */
    private static function read(mixed $node, string $where, string $name): ?array
    {
        $id = (int) (is_object($node) ? ($node->databaseId ?? $node->ID ?? 0) : 0);
        $text = isset(self::TAXONOMIES[$where]) ? get_term_meta($id, "sidrana_{$name}", true) : get_post_meta($id, "sidrana_{$name}", true);
        $values = is_string($text) && $text !== '' ? json_decode($text, true) : null;
        return is_array($values) ? $values : null;
    }

    /** @return array{param: string, operator: string, value: string} */
    private static function location(string $type): array
    {
        $param = match (true) {
            isset(self::TAXONOMIES[$type]) => 'taxonomy',
            $type === 'nav_menu_item' => 'nav_menu_item',
            default => 'post_type',
        };
        return ['param' => $param, 'operator' => '==', 'value' => $param === 'nav_menu_item' ? 'all' : $type];
    }

    /** `homeSlider` → `Home slider`. */
    public static function label(string $name): string
    {
        return ucfirst(strtolower((string) preg_replace('/(?<=[a-z])(?=[A-Z\d])/', ' ', $name)));
    }

    private static function hasAcf(): bool
    {
        return function_exists('acf_add_local_field_group');
    }
}
