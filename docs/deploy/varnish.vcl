# Varnish in front of the site (docs/services.md, "CDN"). It needs the module xkey (Debian: varnish-modules), larger
# header limits for the cache tags of a page, and a separate address for purges (CDN_PURGE_URL). Keep that address
# private: anyone who reaches it can purge.
# varnishd -a http=127.0.0.1:6081 -a purge=127.0.0.1:6083 -p http_resp_hdr_len=20k -p http_resp_size=64k
#   -p workspace_backend=128k -f varnish.vcl
vcl 4.1;

import directors;
import std;
import xkey;

# The probe fails while a process is stopping or has no pages yet. Two failures in a row take the process out of use,
# within two seconds, so a SHUTDOWN_DELAY of 5 is enough. One success brings it back.
probe ready {
  .url = "/api/health/ready";
  .interval = 1s;
  .timeout = 3s;
  .window = 2;
  .threshold = 1;
}

include "./backends.vcl";

# Sets x-tags to one of three words, depending on the visitor's consent to tags (lib/consent/choice.ts). A page with a
# tag manager is then stored at most three times instead of once per cookie. "none": the site applies CONSENT_MODE.
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
  # Makes the site refuse tags too. If it read the cookie differently, a page with tags would be stored for "refused".
  if (req.http.x-tags == "refused") {
    set req.http.sec-gpc = "1";
  }
}

sub vcl_recv {
  # Purges use a separate address. An allowlist of IP addresses would not be enough, because a proxy on this machine
  # forwards visitors' requests too.
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
  # Previews are never cached. Other pages do not depend on cookies, except on consent.
  if (req.http.cookie ~ "__prerender_bypass") {
    return (pass);
  }
  call choice_about_tags;
  # Images are AVIF or WebP, depending on Accept. Store two copies of each instead of one per distinct Accept header.
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
  # With a tag manager, documents vary by cookie and Global Privacy Control.
  if (beresp.http.vary ~ "cookie, sec-gpc") {
    set beresp.http.vary = regsub(beresp.http.vary, "cookie, sec-gpc", "x-tags");
    # The cookie matches the pattern above, but the site did not accept it as consent.
    if (bereq.http.x-tags == "allowed" && beresp.http.server-timing !~ "tags") {
      set beresp.uncacheable = true;
      set beresp.ttl = 0s;
      return (deliver);
    }
  }
  # Pages are cached for as long as the site tells CDNs. Without grace, no stale page is served during a new fetch.
  if (beresp.http.cdn-cache-control ~ "max-age=[0-9]+" && !beresp.http.set-cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  # Build files and images never change at the same URL.
  if (beresp.http.cache-control ~ "immutable" && !beresp.http.set-cookie) {
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  # Browsers cache pages too, but do not send x-tags.
  if (resp.http.vary ~ "x-tags") {
    set resp.http.vary = regsub(resp.http.vary, "x-tags", "cookie, sec-gpc");
  }
  unset resp.http.xkey;
  unset resp.http.cdn-cache-control;
}
