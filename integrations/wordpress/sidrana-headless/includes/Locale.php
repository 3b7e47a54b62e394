<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** The countries and languages of the site, and how its addresses name them. */
final class Locale
{
    /** What `npm run codegen` writes from the site's records. */
    private const RECORDS = __DIR__ . '/../generated/locales.json';

    /** Where content of a type is; pages and unknown types are at their own address. */
    private const FOLDERS = ['post' => '/blogs/', 'product' => '/product/'];
    /** Content without an address of its own is on these pages. */
    private const LISTS = ['campaign' => '/news-campaigns', 'location' => '/general-enquiry', 'award' => ''];

    /**
     * The language of each country.
     *
     * @return array<string, string>
     */
    public static function countries(): array
    {
        return self::records()['countries'];
    }

    /**
     * The default first.
     *
     * @return list<string>
     */
    public static function languages(): array
    {
        return self::records()['languages'];
    }

    /** The path of a page: the default language has no prefix but where the country's own is another. */
    public static function path(string $country, string $language, string $pagePath): string
    {
        [$default] = self::languages();
        $isBare = $language === $default && (self::countries()[$country] ?? $default) === $default;
        return ($isBare ? '' : "/{$language}") . "/{$country}" . rtrim($pagePath, '/');
    }

    /** The page of content by its type, name and WordPress address. */
    public static function pagePath(string $type, string $slug, string $uri): string
    {
        if (isset(self::LISTS[$type])) {
            return self::LISTS[$type];
        }
        return isset(self::FOLDERS[$type]) ? self::FOLDERS[$type] . $slug : '/' . trim($uri, '/');
    }

    /** @return array{countries: array<string, string>, languages: list<string>} */
    private static function records(): array
    {
        static $records = null;
        return $records ??= json_decode((string) file_get_contents(self::RECORDS), true, flags: JSON_THROW_ON_ERROR);
    }
}
