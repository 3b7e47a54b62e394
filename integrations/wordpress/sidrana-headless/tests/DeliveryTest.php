<?php

declare(strict_types=1);

namespace SidranaHeadless;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../includes/Signature.php';
require_once __DIR__ . '/../includes/Locale.php';
require_once __DIR__ . '/../includes/Settings.php';
require_once __DIR__ . '/../includes/Delivery.php';

/** What WordPress does, as far as a delivery sees it. */
final class Site
{
    public static int $status = 200;
    /** @var array<string, mixed> */
    public static array $options = [];
    /** @var list<array{int, array<mixed>}> */
    public static array $scheduled = [];
    /** @var list<array{string, array<mixed>}> */
    public static array $posted = [];
}

function get_option(string $name, mixed $default): mixed
{
    return Site::$options[$name] ?? $default;
}

function update_option(string $name, mixed $value, bool $autoload): void
{
    Site::$options[$name] = $value;
}

/** @param array<mixed> $arguments */
function wp_schedule_single_event(int $at, string $hook, array $arguments): void
{
    Site::$scheduled[] = [$at - time(), $arguments];
}

/** @param array<mixed> $arguments */
function wp_remote_post(string $url, array $arguments): mixed
{
    Site::$posted[] = [$url, $arguments];
    return Site::$status === 0 ? null : Site::$status;
}

function is_wp_error(mixed $response): bool
{
    return $response === null;
}

function wp_remote_retrieve_response_code(mixed $response): int
{
    return (int) $response;
}

function wp_remote_retrieve_body(mixed $response): string
{
    return "answer {$response}";
}

final class DeliveryTest extends TestCase
{
    protected function setUp(): void
    {
        Site::$options = [Settings::OPTION => ['site' => 'https://site.example/', 'secret' => str_repeat('s', 32), 'country' => 'ksa']];
        Site::$scheduled = [];
        Site::$posted = [];
    }

    private static function delivery(int $status): Delivery
    {
        Site::$status = $status;
        return new Delivery(new Settings());
    }

    public function testANoticeIsSignedAndLogged(): void
    {
        $delivery = self::delivery(200);
        self::assertTrue($delivery->send('{"countries":["ksa"]}'));
        [[$url, $sent]] = Site::$posted;
        self::assertSame('https://site.example/api/purge', $url);
        $headers = $sent['headers'];
        $signature = Signature::ofNotice(str_repeat('s', 32), $headers['x-purge-timestamp'], $sent['body']);
        self::assertSame($signature, $headers['x-purge-signature']);
        self::assertSame([200, 'answer 200'], [$delivery->deliveries()[0]['status'], $delivery->deliveries()[0]['answer']]);
        self::assertSame([], Site::$scheduled);
    }

    /** @dataProvider failures */
    public function testWhatDoesNotArriveIsSentAgainLaterAndLater(int $status): void
    {
        $delivery = self::delivery($status);
        $delivery->send('{}');
        $delivery->send('{}', 2);
        self::assertSame([[60, ['{}', 2]], [120, ['{}', 3]]], Site::$scheduled);
        $delivery->send('{}', 9);
        self::assertCount(2, Site::$scheduled);
    }

    /** @return array<string, array{int}> */
    public static function failures(): array
    {
        return ['a failure' => [503], 'too many' => [429], 'two of the same in one second' => [409]];
    }

    public function testWhatIsRefusedIsNotSentAgain(): void
    {
        foreach ([400, 401, 404] as $status) {
            self::assertFalse(self::delivery($status)->send('{}'));
        }
        self::assertSame([], Site::$scheduled);
    }

    public function testWithoutASecretNothingIsSent(): void
    {
        Site::$options[Settings::OPTION]['secret'] = 'short';
        self::assertFalse(self::delivery(200)->send('{}'));
        self::assertSame([], Site::$posted);
    }

    public function testTheLogKeepsTheLastTwenty(): void
    {
        $delivery = self::delivery(200);
        for ($count = 0; $count < 25; $count++) {
            $delivery->send("{\"n\":{$count}}");
        }
        self::assertCount(20, $delivery->deliveries());
        self::assertSame('{"n":24}', $delivery->deliveries()[0]['body']);
    }
}
