<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** What the settings page asks for. */
final class Settings
{
    public const OPTION = 'sidrana_headless';

    /** The site's address, without a slash at its end. */
    public function site(): string
    {
        return rtrim($this->text('site'), '/');
    }

    public function secret(): string
    {
        return $this->text('secret');
    }

    /** What signs previews, where it is another one (PREVIEW_SECRET). */
    public function previewSecret(): string
    {
        return $this->text('preview_secret') ?: $this->secret();
    }

    /** The country whose content this WordPress site holds. */
    public function country(): string
    {
        $country = $this->text('country');
        return isset(Locale::countries()[$country]) ? $country : (string) array_key_first(Locale::countries());
    }

    public function redirects(): bool
    {
        return $this->text('redirects') === '1';
    }

    public function isComplete(): bool
    {
        return $this->site() !== '' && strlen($this->secret()) >= 32;
    }

    private function text(string $name): string
    {
        $values = get_option(self::OPTION, []);
        $value = is_array($values) ? ($values[$name] ?? '') : '';
        return is_string($value) ? trim($value) : '';
    }
}
