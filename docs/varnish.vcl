# Varnish in front of the site (docs/services.md, "CDN"). Needs the module xkey (Debian: varnish-modules) and room for the
# tags of a page: varnishd -p http_resp_hdr_len=20k -p http_resp_size=64k -p workspace_backend=128k -f varnish.vcl
vcl 4.1;

import std;
import xkey;

# The site.
backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may purge: the processes of the site.
acl site_processes {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish notes client.ip in X-Forwarded-For; a second address there means that a proxy in front passed this on.
    if (client.ip !~ site_processes || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    xkey.purge(req.http.xkey-purge);
    return (synth(204));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Previews are never cached. Otherwise the site sends cached pages that are the same for every cookie.
  if (req.http.cookie ~ "__prerender_bypass") {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
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
  unset resp.http.xkey;
  unset resp.http.cdn-cache-control;
}
