<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** What the site checks: HMAC-SHA256 in hexadecimal, the same as in its own code (contract/signatures.json). */
final class Signature
{
    /** Of a notice of change: the time, a dot and the body. */
    public static function ofNotice(string $secret, string $timestamp, string $body): string
    {
        return hash_hmac('sha256', "{$timestamp}.{$body}", $secret);
    }

    /** Of a link to a preview: its parts, one a line; an empty line stands for no revision. */
    public static function ofPreview(
        string $secret,
        string $country,
        string $language,
        string $type,
        int $id,
        ?int $revision,
        int $expires
    ): string {
        $text = implode("\n", ['preview', $country, $language, $type, $id, $revision ?? '', $expires]);
        return hash_hmac('sha256', $text, $secret);
    }

    /** The query of a link to a preview. */
    public static function previewQuery(
        string $secret,
        string $country,
        string $language,
        string $type,
        int $id,
        ?int $revision,
        int $expires
    ): string {
        $parts = ['country' => $country, 'language' => $language, 'type' => $type, 'id' => $id];
        if ($revision !== null) {
            $parts['revision'] = $revision;
        }
        $parts['expires'] = $expires;
        $parts['signature'] = self::ofPreview($secret, $country, $language, $type, $id, $revision, $expires);
        return http_build_query($parts, '', '&', PHP_QUERY_RFC3986);
    }
}
