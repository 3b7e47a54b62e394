<?php

declare(strict_types=1);

namespace SidranaHeadless;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../includes/FieldGroups.php';
require_once __DIR__ . '/../includes/FieldBoxes.php';

/** What WordPress does, as far as a box sees it. */
final class Screen
{
    /** @var array<string, callable> */
    public static array $actions = [];
    /** @var array<string, mixed> By kind, number and key, as `term 7 sidrana_seo`. */
    public static array $meta = [];
    /** What the user may edit. */
    public static string $may = '';
    /** @var list<string> The types whose screens have a box. */
    public static array $boxes = [];
}

function add_action(string $hook, callable $callback, int $priority = 10, int $arguments = 1): void
{
    Screen::$actions[$hook] = $callback;
}

function add_meta_box(string $id, string $title, callable $callback, string $type): void
{
    Screen::$boxes[] = $type;
}

function get_metadata(string $meta, int $id, string $key, bool $isSingle): mixed
{
    return Screen::$meta["{$meta} {$id} {$key}"] ?? '';
}

function update_metadata(string $meta, int $id, string $key, string $value): void
{
    Screen::$meta["{$meta} {$id} {$key}"] = stripslashes($value);
}

function get_post_type(int $post): string
{
    return 'page';
}

function wp_nonce_field(string $action, string $name): void
{
    echo "<input name='{$name}' value='{$action}'>";
}

function wp_verify_nonce(string $nonce, string $action): bool
{
    return $nonce === $action;
}

function current_user_can(string $capability, int $id): bool
{
    return Screen::$may === "{$capability} {$id}";
}

function wp_unslash(string $text): string
{
    return stripslashes($text);
}

function wp_slash(string $text): string
{
    return addslashes($text);
}

function esc_html(string $text): string
{
    return htmlspecialchars($text);
}

function esc_attr(string $text): string
{
    return htmlspecialchars($text);
}

function esc_textarea(string $text): string
{
    return htmlspecialchars($text);
}

final class FieldBoxesTest extends TestCase
{
    private const BANNER = '{"heading":"Ten \\"herbs\\"","image":42}';

    protected function setUp(): void
    {
        Screen::$actions = Screen::$meta = Screen::$boxes = [];
        (new FieldBoxes())->register();
    }

    protected function tearDown(): void
    {
        $_POST = [];
    }

    private static function shown(string $hook, mixed $of): string
    {
        ob_start();
        (Screen::$actions[$hook])($of);
        return (string) ob_get_clean();
    }

    public function testABrandIsMadeWithoutAcf(): void
    {
        Screen::$may = 'edit_term 7';
        $_POST = ['sidrana_nonce' => 'sidrana_fields', 'sidrana' => ['brandBanner' => addslashes(self::BANNER), 'menuFields' => '{}']];
        (Screen::$actions['edited_product_cat'])(7);
        self::assertSame(['term 7 sidrana_brandBanner' => self::BANNER], Screen::$meta);
        $html = self::shown('product_cat_edit_form_fields', (object) ['term_id' => 7]);
        self::assertStringContainsString('name="sidrana[brandBanner]">' . htmlspecialchars(self::BANNER) . '</textarea>', $html);
        self::assertStringContainsString('name="sidrana[categoryPage]"></textarea>', $html);
        self::assertStringContainsString('name="sidrana[ingredientFields]"', self::shown('ingredient_edit_form_fields', (object) ['term_id' => 8]));
    }

    public function testEachItemOfAMenuHasItsOwn(): void
    {
        Screen::$may = 'edit_post 12';
        $_POST = ['sidrana_nonce' => 'sidrana_fields', 'sidrana_items' => [12 => ['menuFields' => '{"isBrandSection":true}']]];
        (Screen::$actions['wp_update_nav_menu_item'])(3, 12);
        (Screen::$actions['wp_update_nav_menu_item'])(3, 13);
        self::assertSame(['post 12 sidrana_menuFields' => '{"isBrandSection":true}'], Screen::$meta);
        self::assertStringContainsString('name="sidrana_items[12][menuFields]"', self::shown('wp_nav_menu_item_custom_fields', '12'));
    }

    /** @return list<array{string, string, string}> */
    public static function refused(): array
    {
        return [['edit_term 7', 'sidrana_fields', '{"heading":'], ['edit_term 7', 'another', '{}'], ['edit_term 8', 'sidrana_fields', '{}']];
    }

    /** @dataProvider refused */
    public function testWhatIsNoJsonOrNotAllowedChangesNothing(string $may, string $nonce, string $text): void
    {
        Screen::$may = $may;
        Screen::$meta = ['term 7 sidrana_brandBanner' => self::BANNER];
        $_POST = ['sidrana_nonce' => $nonce, 'sidrana' => ['brandBanner' => $text]];
        (Screen::$actions['edited_product_cat'])(7);
        self::assertSame(['term 7 sidrana_brandBanner' => self::BANNER], Screen::$meta);
    }

    public function testEntriesWithGroupsHaveABox(): void
    {
        (Screen::$actions['add_meta_boxes'])('page');
        (Screen::$actions['add_meta_boxes'])('award');
        self::assertSame(['page'], Screen::$boxes);
        Screen::$may = 'edit_post 5';
        $_POST = ['sidrana_nonce' => 'sidrana_fields', 'sidrana' => ['seo' => '', 'brandBanner' => '{}']];
        (Screen::$actions['save_post'])(5);
        self::assertSame(['post 5 sidrana_seo' => ''], Screen::$meta);
    }
}
