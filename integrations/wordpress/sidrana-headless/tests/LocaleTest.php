<?php

declare(strict_types=1);

namespace SidranaHeadless;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../includes/Locale.php';

final class LocaleTest extends TestCase
{
    public function testPathsAreTheSite(): void
    {
        self::assertSame('/uae/our-story', Locale::path('uae', 'en', '/our-story'));
        self::assertSame('/ar/uae/our-story', Locale::path('uae', 'ar', '/our-story'));
        self::assertSame('/en/ksa/our-story', Locale::path('ksa', 'en', '/our-story'));
        self::assertSame('/ar/ksa', Locale::path('ksa', 'ar', '/'));
    }

    public function testContentIsWhereTheSiteShowsIt(): void
    {
        self::assertSame('/blogs/a', Locale::pagePath('post', 'a', 'a'));
        self::assertSame('/product/a', Locale::pagePath('product', 'a', 'a'));
        self::assertSame('/parent/a', Locale::pagePath('page', 'a', 'parent/a'));
        self::assertSame('/', Locale::pagePath('page', 'home', '/'));
        self::assertSame('/news-campaigns', Locale::pagePath('campaign', 'a', 'a'));
    }
}
