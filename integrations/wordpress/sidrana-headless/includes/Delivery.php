<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** Sends notices to the site, signed; what does not arrive is sent again, later and later, for four hours. */
final class Delivery
{
    private const LOG = 'sidrana_headless_deliveries';
    private const RETRY = 'sidrana_headless_retry';
    private const KEPT = 20;
    private const MAX_ATTEMPTS = 9;

    public function __construct(private Settings $settings)
    {
    }

    public function register(): void
    {
        add_action(self::RETRY, [$this, 'send'], 10, 2);
    }

    /** Sends a body; whether the site took it. */
    public function send(string $body, int $attempt = 1): bool
    {
        if (!$this->settings->isComplete()) {
            return false;
        }
        [$status, $answer] = $this->post($body);
        $this->log($status, $answer, $body);
        $isTaken = $status >= 200 && $status < 300;
        // What the site refuses it refuses again; 409 is of two notices alike in one second, which are two changes.
        $isWorthIt = $status === 0 || $status === 409 || $status === 429 || $status >= 500;
        if ($isWorthIt && $attempt < self::MAX_ATTEMPTS) {
            wp_schedule_single_event(time() + self::delay($attempt), self::RETRY, [$body, $attempt + 1]);
        }
        return $isTaken;
    }

    /** In seconds: one minute, two, four … four hours. */
    private static function delay(int $attempt): int
    {
        return 60 * 2 ** ($attempt - 1);
    }

    /** @return array{int, string} The status, 0 without an answer, and what was answered. */
    public function post(string $body): array
    {
        $timestamp = (string) time();
        $response = wp_remote_post($this->settings->site() . '/api/purge', [
            'timeout' => 8,
            'redirection' => 0,
            'body' => $body,
            'headers' => [
                'content-type' => 'application/json',
                'x-purge-timestamp' => $timestamp,
                'x-purge-signature' => Signature::ofNotice($this->settings->secret(), $timestamp, $body),
            ],
        ]);
        if (is_wp_error($response)) {
            return [0, $response->get_error_message()];
        }
        return [(int) wp_remote_retrieve_response_code($response), (string) wp_remote_retrieve_body($response)];
    }

    /** @return list<array{at: int, status: int, answer: string, body: string}> The last ones, newest first. */
    public function deliveries(): array
    {
        $known = get_option(self::LOG, []);
        return is_array($known) ? array_values($known) : [];
    }

    private function log(int $status, string $answer, string $body): void
    {
        $entry = ['at' => time(), 'status' => $status, 'answer' => substr($answer, 0, 300), 'body' => substr($body, 0, 300)];
        update_option(self::LOG, array_slice([$entry, ...$this->deliveries()], 0, self::KEPT), false);
    }
}
