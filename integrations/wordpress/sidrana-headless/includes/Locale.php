<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** The countries and languages of the site, and how its addresses name them. */
final class Locale
{
    /** The language of each country. */
    public const COUNTRIES = ['uae' => 'en', 'ksa' => 'ar', 'kwt' => 'en', 'qat' => 'en', 'omn' => 'en', 'bhr' => 'en', 'egy' => 'en'];
    public const LANGUAGES = ['en', 'ar'];
    private const DEFAULT_LANGUAGE = 'en';

    /** Where content of a type is; pages and unknown types are at their own address. */
    private const FOLDERS = ['post' => '/blogs/', 'product' => '/product/'];
    /** Content without an address of its own is on these pages. */
    private const LISTS = ['campaign' => '/news-campaigns', 'location' => '/general-enquiry', 'award' => ''];

    /** The path of a page: English has no prefix but where the country's own language is another. */
    public static function path(string $country, string $language, string $pagePath): string
    {
        $own = self::COUNTRIES[$country] ?? self::DEFAULT_LANGUAGE;
        $isBare = $language === self::DEFAULT_LANGUAGE && $own === self::DEFAULT_LANGUAGE;
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
}
