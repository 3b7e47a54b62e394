vcl 4.1;
# Varnish 7 in front of the site (docs/operations.md, decision 0225). Start it so that it leaves compression to the site:
#   varnishd -f /etc/varnish/default.vcl -a :6081 -s pages=malloc,1g -s pictures=malloc,512m -p http_gzip_support=off

import std;

# What an operator changes: the addresses. More instances are a backend each, and `import directors`.
backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 75s;
    .probe = {
        .url = "/healthz";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# Who may ban: the instances of the site.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    # Of this file alone.
    unset req.http.x-edge-args;
    if (req.restarts == 0) {
        unset req.http.x-edge-stale;
    }

    if (req.method == "BAN") {
        if (client.ip !~ purgers) {
            return (synth(405, "Not allowed"));
        }
        if (req.http.x-ban-tags !~ "^[0-9a-f|]+$") {
            return (synth(400, "x-ban-tags takes tags with | between"));
        }
        if (!std.ban("obj.http.surrogate-key ~ (^|\s)(" + req.http.x-ban-tags + ")(\s|$)")) {
            return (synth(400, std.ban_error()));
        }
        return (synth(200, "Banned"));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization) {
        return (pass);
    }
    # Visitors with a token of their own: with GRAPHQL_TOKEN_SOURCES=cookie:NAME, name the cookie here.
    # if (req.http.Cookie ~ "(^|;\s*)NAME=") { return (pass); }

    # The site has each page in brotli, in gzip and as it is: browsers write hundreds of Accept-Encoding, these are all.
    call normalise_encoding;

    # Parameters of campaigns mean nothing, and are left out of the key; those that pages read are in it, in one order.
    # With any other, or more than forty, the site decides: it may be an old address.
    if (req.url ~ "^/(?:_ipx|_h|assets)/") {
        # Of a picture's query only its version means something, of the others' none: thousands would be as many copies.
        if (req.url ~ "^/_ipx/[^?]*\?v(?:er)?=[\w.-]{1,40}$") {
            set req.http.x-edge-args = req.url;
        } else {
            set req.http.x-edge-args = regsub(req.url, "\?.*", "");
        }
    } elsif (req.url ~ "\?") {
        if (req.url !~ "^[^?]*\?(?:(?:_routes|brand|city|hair|hands|index|ingredient|job|key|kind|lang|morning|need|page|product|products|props|regimen|sent|size|skin|slug|sort|tag|type|weather|year|utm_\w+|gclid|fbclid|msclkid)=[^&]*(?:&|$)){1,40}$") {
            return (pass);
        }
        # A name that comes twice, or without a value, is a page of its own.
        if (req.url ~ "^[^?]*\?(?:[^&]*+&)*?([^=&]++)=[^&]*+&(?:[^&]*+&)*?\1=" || req.url ~ "=(?:&|$)") {
            set req.http.x-edge-args = req.url;
        } else {
            set req.http.x-edge-args = regsuball(req.url, "(?<=[?&])(?:utm_\w+|gclid|fbclid|msclkid)=[^&]*&?", "");
            set req.http.x-edge-args = std.querysort(regsub(req.http.x-edge-args, "[?&]$", ""));
        }
    } else {
        set req.http.x-edge-args = req.url;
    }
    # Films and catalogs are read in parts.
    if (req.url ~ "^/media/") {
        return (pass);
    }
    return (hash);
}

# RFC 9110 §12.5.3, as the site reads it.
sub normalise_encoding {
    set req.http.x-edge-encoding = "";
    if (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*(?:br|\*)\s*(?:[;,]|$)"
        && req.http.Accept-Encoding !~ "(?i)(?:^|,)\s*br\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$)") {
        set req.http.x-edge-encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)(?:^|,)\s*(?:gzip|\*)\s*(?:[;,]|$)"
        && req.http.Accept-Encoding !~ "(?i)(?:^|,)\s*gzip\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$)") {
        set req.http.x-edge-encoding = "gzip";
    }
    if (req.http.x-edge-encoding == "") {
        unset req.http.Accept-Encoding;
    } else {
        set req.http.Accept-Encoding = req.http.x-edge-encoding;
    }
    unset req.http.x-edge-encoding;
}

# The site gives the same page whatever host a request names.
sub vcl_hash {
    hash_data(req.http.x-edge-args);
    return (lookup);
}

sub vcl_hit {
    # A healthy site makes a page anew behind the visitor's back as long as the page says (stale-while-revalidate); after
    # that the visitor waits, unless the site fails.
    if (obj.ttl < 0s && !req.http.x-edge-stale && std.healthy(req.backend_hint)
        && obj.ttl + std.duration(regsub(obj.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*", "\1") + "s", 0s) < 0s) {
        set req.http.x-edge-stale = "kept";
        set req.grace = 0s;
        return (restart);
    }
    return (deliver);
}

sub vcl_backend_fetch {
    unset bereq.http.x-edge-args;
}

sub vcl_backend_response {
    # The page from before stays.
    if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.x-edge-stale == "kept")) {
        return (abandon);
    }
    # Redirects take campaign parameters along, and missing pages come and go: the site answers them from memory.
    if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i:no-cache|no-store|private)"
        || (beresp.http.Vary && beresp.http.Vary !~ "(?i)^accept-encoding$")) {
        set beresp.ttl = 120s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # How long a page may be used when the site fails, or while it makes it anew.
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*", "\1") + "s", 0s);
    if (beresp.grace < std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*", "\1") + "s", 0s)) {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*", "\1") + "s", 0s);
    }
    set beresp.storage = storage.pages;
    # Browsers keep pictures for a month; the site asks after them every ten minutes, and so does this. A picture has as
    # many addresses as somebody makes up versions of it: they push out pictures, and no page.
    if (bereq.url ~ "^/_ipx/") {
        set beresp.ttl = 10m;
        set beresp.storage = storage.pictures;
    }
    if (beresp.ttl <= 0s) {
        if (beresp.http.Cache-Control !~ "stale-while-revalidate=") {
            set beresp.ttl = 120s;
            set beresp.grace = 0s;
            set beresp.uncacheable = true;
            return (deliver);
        }
        # A stale page, which the site is making anew just now.
        set beresp.ttl = 1s;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.http.x-edge-stale == "kept") {
        return (abandon);
    }
}

# What comes here without having been refused above is a site that failed: a page of before is better.
sub vcl_synth {
    if (req.http.x-edge-stale == "kept") {
        set req.http.x-edge-stale = "wanted";
        set req.grace = 8d;
        return (restart);
    }
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
