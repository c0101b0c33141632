# Varnish in front of the site (docs/services.md, "CDN"). Needs the module xkey (Debian: varnish-modules), room for the tags of
# a page, and an address of its own for purges (CDN_PURGE_URL). Whoever reaches it may purge: keep it private.
# varnishd -a http=127.0.0.1:6081 -a purge=127.0.0.1:6083 -p http_resp_hdr_len=20k -p http_resp_size=64k
#   -p workspace_backend=128k -f varnish.vcl
vcl 4.1;

import directors;
import std;
import xkey;

# A process that stops, or has no pages yet, gets no requests after two failures, and again after one success: within two
# seconds, so that a SHUTDOWN_DELAY of 5 is enough.
probe ready {
  .url = "/api/health/ready";
  .interval = 1s;
  .timeout = 3s;
  .window = 2;
  .threshold = 1;
}

include "./backends.vcl";

# What a visitor chose about tags, in one of three words, so that a page with a tag manager is stored three times at most
# and not once for each cookie (lib/consent/choice.ts). Without a choice the site decides, by CONSENT_MODE.
sub choice_about_tags {
  set req.http.x-tags = "none";
  if (req.http.sec-gpc == "1") {
    set req.http.x-tags = "refused";
  } elsif (req.http.cookie ~ "(^|; )privacy_choice=") {
    set req.http.x-tags = "refused";
    if (req.http.cookie ~ "(^|; )privacy_choice=%7B%22categories%22%3A%5B(%22[a-z]+%22%2C)*%22(analytics|advertising)%22") {
      set req.http.x-tags = "allowed";
    }
  }
  # The site then refuses too, whatever it reads in the cookie: nothing else is stored for visitors who refused.
  if (req.http.x-tags == "refused") {
    set req.http.sec-gpc = "1";
  }
}

sub vcl_recv {
  # A proxy in front, on this machine too, passes visitors' requests on to the other address.
  if (local.socket == "purge") {
    if (req.method != "PURGE") {
      return (synth(405));
    }
    xkey.purge(req.http.xkey-purge);
    return (synth(204));
  }
  if (req.method == "PURGE") {
    return (synth(405));
  }
  set req.backend_hint = site.backend();
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Previews are never cached. Otherwise the site sends cached pages that are the same for every cookie.
  if (req.http.cookie ~ "__prerender_bypass") {
    return (pass);
  }
  call choice_about_tags;
  # Pictures come as AVIF or WebP, by what the browser accepts: two copies of each, not one for each browser's list.
  if (req.url ~ "^/images/") {
    if (req.http.accept ~ "image/avif") {
      set req.http.accept = "image/avif,image/webp,*/*";
    } else {
      set req.http.accept = "image/webp,*/*";
    }
  }
  return (hash);
}

sub vcl_backend_response {
  # Where the site has a tag manager, its documents vary by cookie and signal.
  if (beresp.http.vary ~ "cookie, sec-gpc") {
    set beresp.http.vary = regsub(beresp.http.vary, "cookie, sec-gpc", "x-tags");
    # The cookie only looked like one that allows.
    if (bereq.http.x-tags == "allowed" && beresp.http.server-timing !~ "tags") {
      set beresp.uncacheable = true;
      set beresp.ttl = 0s;
      return (deliver);
    }
  }
  # Pages are cached for as long as the site says to CDNs; no old page is sent while a new one is fetched.
  if (beresp.http.cdn-cache-control ~ "max-age=[0-9]+" && !beresp.http.set-cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  # Files of the build and images never change under their address.
  if (beresp.http.cache-control ~ "immutable" && !beresp.http.set-cookie) {
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  # Browsers, which store pages too, have no x-tags.
  if (resp.http.vary ~ "x-tags") {
    set resp.http.vary = regsub(resp.http.vary, "x-tags", "cookie, sec-gpc");
  }
  unset resp.http.xkey;
  unset resp.http.cdn-cache-control;
}
