<?php

declare(strict_types=1);

namespace SidranaHeadless;

/** What has changed since the last notice, to be told at once. */
final class Notice
{
    /** What the site takes in one notice; beyond it the whole country is told. */
    private const MAX_TAGS = 1000;

    /** The taxonomies whose terms the site knows by their numbers; menus have a notice of their own. */
    private const NUMBERED = ['product_cat', 'ingredient', 'nav_menu'];

    /** @var array<string, true> */
    private array $tags = [];
    private bool $isWhole = false;

    public function __construct(private string $country)
    {
    }

    /** A published entry was saved: whatever shows it changes. */
    public function addEntry(int $id): void
    {
        $this->addTag(base64_encode("post:{$id}"));
    }

    /** A term was saved: of a tag or an attribute's value pages have the name alone, so all of them may show it. */
    public function addTerm(int $id, string $taxonomy): void
    {
        if (!in_array($taxonomy, self::NUMBERED, true)) {
            $this->addAll();
            return;
        }
        $this->addTag(base64_encode("term:{$id}"));
    }

    /** The answers of an operation, menus for example. */
    public function addOperation(string $name): void
    {
        $this->addTag($name);
    }

    /** Something came or went, or changed everywhere: lists, menus and addresses with it. */
    public function addAll(): void
    {
        $this->isWhole = true;
    }

    public function isEmpty(): bool
    {
        return !$this->isWhole && $this->tags === [];
    }

    /** The body, or null when there is nothing to tell. */
    public function body(): ?string
    {
        if ($this->isEmpty()) {
            return null;
        }
        $told = $this->isWhole || count($this->tags) > self::MAX_TAGS
            ? ['countries' => [$this->country]]
            : ['tags' => array_keys($this->tags)];
        return json_encode($told, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
    }

    private function addTag(string $name): void
    {
        $this->tags["{$this->country}:{$name}"] = true;
    }
}
