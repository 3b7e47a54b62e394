<?php
/**
 * The field groups of the contract: what a field holds, by group and by where the group is edited. A `[]` at the end is a
 * list of rows.
 */

declare(strict_types=1);

$block = ['heading' => 'text', 'description' => 'textarea', 'image' => 'image'];
$linked = $block + ['link' => 'text'];
$figure = ['figure' => 'text', 'label' => 'text'];
$person = ['name' => 'text', 'designation' => 'text', 'biography' => 'html', 'image' => 'image'];
$body = ['heading' => 'text', 'description' => 'textarea', 'image' => 'image', 'characteristics' => 'textarea'];
$step = ['number' => 'text', 'description' => 'textarea', 'image' => 'image'];
$numbered = static fn (string $name, int $count, array $fields): array => array_fill_keys(
    array_map(static fn (int $number): string => "{$name}{$number}", range(1, $count)),
    $fields
);

return [
    'seo' => ['on' => ['page', 'post', 'campaign', 'product', 'product_cat'], 'fields' => ['metaTitle' => 'text', 'metaDescription' => 'textarea']],
    'pageBanner' => ['on' => ['page'], 'fields' => ['active' => 'bool'] + $block],
    'subNavigation' => ['on' => ['page'], 'fields' => ['active' => 'bool', 'items[]' => ['name' => 'text', 'link' => 'text']]],
    'homeSlider' => ['on' => ['page'], 'fields' => ['slides[]' => [
        'active' => 'bool', 'startDate' => 'date', 'endDate' => 'date', 'heading' => 'text', 'description' => 'textarea',
        'link' => 'text', 'textPosition' => 'select', 'textColor' => 'text', 'desktopMedia' => 'file', 'mobileMedia' => 'file',
    ]]],
    'storyBlocks' => ['on' => ['page'], 'fields' => ['blocks[]' => $block] + $numbered('keyData', 4, $figure)],
    'brandSlider' => ['on' => ['page'], 'fields' => ['heading' => 'text', 'brands[]' => ['name' => 'text', 'link' => 'text', 'image' => 'image']]],
    'corporateResponsibility' => ['on' => ['page'], 'fields' => ['heading' => 'text'] + $numbered('item', 4, $linked)],
    'globalPresence' => ['on' => ['page'], 'fields' => ['heading' => 'text', 'description' => 'textarea'] + $numbered('highlight', 3, $figure)
        + ['regions[]' => ['name' => 'text', 'description' => 'textarea']]],
    'visionMission' => ['on' => ['page'], 'fields' => ['vision' => $block, 'mission' => $block]],
    'principles' => ['on' => ['page'], 'fields' => $numbered('principle', 7, $block)],
    'journey' => ['on' => ['page'], 'fields' => ['heading' => 'text', 'milestones[]' => ['year' => 'text', 'achievement' => 'textarea']]],
    'leadership' => ['on' => ['page'], 'fields' => ['founders[]' => $person, 'ceo' => $person, 'board[]' => $person, 'team[]' => $person]],
    'careers' => ['on' => ['page'], 'fields' => ['heading' => 'text', 'description' => 'textarea', 'jobs[]' => [
        'jobId' => 'text', 'title' => 'text', 'location' => 'text', 'department' => 'text', 'description' => 'html', 'applyLink' => 'text',
        'datePosted' => 'date',
    ]]],
    'hiringProcess' => ['on' => ['page'], 'fields' => $numbered('step', 5, $block)],
    'investorResults' => ['on' => ['page'], 'fields' => ['results[]' => ['year' => 'text', 'title' => 'text', 'document' => 'file']]],
    'nature' => ['on' => ['page'], 'fields' => ['kapha' => $body, 'pitta' => $body, 'vatta' => $body]],
    'homeRemedies' => ['on' => ['page'], 'fields' => ['heading' => 'text', 'remedies[]' => $block]],
    'motherEarth' => ['on' => ['page'], 'fields' => $block],
    'catalogs' => ['on' => ['page'], 'fields' => ['items[]' => ['title' => 'text', 'cover' => 'image', 'document' => 'file']]],
    'enquiry' => ['on' => ['page'], 'fields' => ['heading' => 'text', 'description' => 'textarea', 'formId' => 'text']],
    'videoGroup' => ['on' => ['campaign'], 'fields' => ['videoType' => 'select', 'uploadVideo' => 'file', 'videoLink' => 'text']],
    'locationDetails' => ['on' => ['location'], 'fields' => [
        'officeEmail' => 'text', 'officePhoneNumber' => 'text', 'kind' => 'select', 'city' => 'text', 'openingHours' => 'text', 'website' => 'text',
        'latitude' => 'text', 'longitude' => 'text', 'stock' => 'textarea',
    ]],
    'ingredientFields' => ['on' => ['ingredient'], 'fields' => ['image' => 'image']],
    'menuFields' => ['on' => ['nav_menu_item'], 'fields' => ['mImage' => 'image', 'isBrandSection' => 'bool']],
    'brandBanner' => ['on' => ['product_cat'], 'fields' => ['heading' => 'text', 'image' => 'image']],
    'categoryPage' => ['on' => ['product_cat'], 'fields' => $numbered('benefit', 4, $block) + ['faqs[]' => ['question' => 'text', 'answer' => 'html', 'notOn' => 'text']]],
    'productDetails' => ['on' => ['product'], 'fields' => [
        'howToUse' => $numbered('step', 5, $step),
        'benefits[]' => ['heading' => 'text', 'description' => 'textarea'],
    ]],
];
