<?php

declare(strict_types=1);

namespace SidranaHeadless;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../includes/Signature.php';

/** The site reads the same cases. */
final class SignatureTest extends TestCase
{
    /** @return array<string, mixed> */
    private static function cases(): array
    {
        return json_decode((string) file_get_contents(__DIR__ . '/../../../../contract/signatures.json'), true, 512, JSON_THROW_ON_ERROR);
    }

    public function testNotices(): void
    {
        ['secret' => $secret, 'notices' => $notices] = self::cases();
        self::assertNotEmpty($notices);
        foreach ($notices as ['timestamp' => $timestamp, 'body' => $body, 'signature' => $signature]) {
            self::assertSame($signature, Signature::ofNotice($secret, $timestamp, $body));
        }
    }

    public function testPreviews(): void
    {
        ['secret' => $secret, 'previews' => $previews] = self::cases();
        self::assertNotEmpty($previews);
        foreach ($previews as ['claim' => $claim, 'signature' => $signature, 'query' => $query]) {
            self::assertSame($signature, Signature::ofPreview($secret, ...$claim));
            self::assertSame($query, Signature::previewQuery($secret, ...$claim));
        }
    }
}
