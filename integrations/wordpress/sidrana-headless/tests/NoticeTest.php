<?php

declare(strict_types=1);

namespace SidranaHeadless;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../includes/Notice.php';

final class NoticeTest extends TestCase
{
    public function testNothingIsNoNotice(): void
    {
        self::assertNull((new Notice('uae'))->body());
    }

    public function testEachChangeIsToldOnce(): void
    {
        $notice = new Notice('uae');
        $notice->addEntry(42);
        $notice->addEntry(42);
        $notice->addTerm(7, 'product_cat');
        $notice->addOperation('GetMenu');
        $tags = ['uae:' . base64_encode('post:42'), 'uae:' . base64_encode('term:7'), 'uae:GetMenu'];
        self::assertSame(json_encode(['tags' => $tags], JSON_UNESCAPED_SLASHES), $notice->body());
    }

    public function testWhatComesOrGoesIsTheWholeCountry(): void
    {
        $notice = new Notice('ksa');
        $notice->addEntry(42);
        $notice->addAll();
        self::assertSame('{"countries":["ksa"]}', $notice->body());
    }

    public function testATermThatPagesNameWithoutItsNumberIsTheWholeCountry(): void
    {
        foreach (['ingredient' => '"tags"', 'product_tag' => '"countries"', 'post_tag' => '"countries"', 'pa_size' => '"countries"'] as $taxonomy => $told) {
            $notice = new Notice('ksa');
            $notice->addTerm(9, $taxonomy);
            self::assertStringContainsString($told, (string) $notice->body(), $taxonomy);
        }
    }

    public function testMoreThanOneNoticeHoldsIsTheWholeCountry(): void
    {
        $notice = new Notice('ksa');
        for ($id = 1; $id <= 1000; $id++) {
            $notice->addEntry($id);
        }
        self::assertStringContainsString('"tags"', (string) $notice->body());
        $notice->addEntry(1001);
        self::assertSame('{"countries":["ksa"]}', $notice->body());
    }
}
