<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** `wp sidrana`: the connection with the site, from a terminal. */
final class Command
{
    public function __construct(private Settings $settings, private Delivery $delivery)
    {
    }

    /** Says what is set up, and whether the site takes a notice: `wp sidrana check`. */
    public function check(): void
    {
        if (!$this->settings->isComplete()) {
            \WP_CLI::error('Settings → Sidrana lacks the address of the site, or a secret of 32 characters or more.');
        }
        \WP_CLI::log("{$this->settings->site()}, country {$this->settings->country()}");
        [$status, $answer] = $this->delivery->post(SettingsPage::testBody($this->settings->country()));
        $status === 200 ? \WP_CLI::success($answer) : \WP_CLI::error("{$status} {$answer}");
    }

    /** Makes the site load everything of this country anew: `wp sidrana purge`. */
    public function purge(): void
    {
        $notice = new Notice($this->settings->country());
        $notice->addAll();
        $isTaken = $this->delivery->send((string) $notice->body());
        $isTaken ? \WP_CLI::success('The site loads it anew.') : \WP_CLI::error('The site did not take the notice: wp sidrana check');
    }

    /**
     * Prints a link to a preview: `wp sidrana preview 42 [--revision=51]`.
     *
     * @param list<string> $ids
     * @param array<string, string> $options
     */
    public function preview(array $ids, array $options): void
    {
        $post = get_post((int) ($ids[0] ?? 0));
        $revision = isset($options['revision']) ? (int) $options['revision'] : null;
        $link = $post instanceof \WP_Post ? (new Links($this->settings))->preview($post, $revision) : null;
        $link === null ? \WP_CLI::error('There is no preview of that.') : \WP_CLI::log($link);
    }
}
