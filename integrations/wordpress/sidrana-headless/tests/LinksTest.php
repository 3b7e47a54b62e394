<?php

declare(strict_types=1);

namespace SidranaHeadless;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../includes/Locale.php';
require_once __DIR__ . '/../includes/Settings.php';
define(__NAMESPACE__ . '\DAY_IN_SECONDS', 86400);
require_once __DIR__ . '/../includes/Links.php';

/** What WordPress knows of a request. */
final class Request
{
    public static bool $isFound = true;
    public static bool $isEditor = false;
    public static string $home = 'https://cms.example';
}

function is_user_logged_in(): bool
{
    return Request::$isEditor;
}

function is_preview(): bool
{
    return false;
}

function is_feed(): bool
{
    return false;
}

function is_404(): bool
{
    return !Request::$isFound;
}

function get_queried_object(): ?object
{
    return null;
}

function apply_filters(string $hook, mixed $value): mixed
{
    return $value;
}

function home_url(): string
{
    return Request::$home;
}

/** The plugin ends the request after it. */
function wp_redirect(string $address, int $status): never
{
    throw new \RuntimeException("{$status} {$address}");
}

final class LinksTest extends TestCase
{
    protected function setUp(): void
    {
        $values = ['site' => 'https://site.example/', 'secret' => str_repeat('s', 32), 'country' => 'uae', 'redirects' => '1'];
        Site::$options = [Settings::OPTION => $values];
        Request::$isFound = true;
        Request::$isEditor = false;
        Request::$home = 'https://cms.example';
    }

    /** @return list<array{string, string, string}> */
    public static function pages(): array
    {
        return [
            ['/product-category/tarwa/', 'https://cms.example', '/uae/product-category/tarwa'],
            ['/ksa/tag/miswak/?page=2', 'https://cms.example/ksa', '/uae/tag/miswak?page=2'],
            ['/ar/category/%D8%A3/', 'https://cms.example', '/uae/category/%D8%A3'],
            ['/ksash/', 'https://cms.example/ksa', '/uae/ksash'],
            ['/?s=oil', 'https://cms.example', '/uae?s=oil'],
            ['/', 'https://cms.example/', '/uae'],
        ];
    }

    /** @dataProvider pages */
    #[DataProvider('pages')]
    public function testAListIsAtItsOwnAddressOnTheSite(string $asked, string $home, string $target): void
    {
        Request::$home = $home;
        self::assertSame("301 https://site.example{$target}", $this->redirect($asked));
    }

    public function testWhatIsNotFoundMayBeOneDay(): void
    {
        Request::$isFound = false;
        self::assertSame('302 https://site.example/uae/soon', $this->redirect('/soon/'));
    }

    public function testWhoeverIsLoggedInStays(): void
    {
        Request::$isEditor = true;
        self::assertSame('', $this->redirect('/tag/miswak/'));
    }

    private function redirect(string $asked): string
    {
        $_SERVER['REQUEST_URI'] = $asked;
        try {
            (new Links(new Settings()))->redirect();
        } catch (\RuntimeException $redirected) {
            return $redirected->getMessage();
        }
        return '';
    }
}
