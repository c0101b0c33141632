# The site's processes, used in turn.
backend site_3001 {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
}

backend site_3002 {
  .host = "127.0.0.1";
  .port = "3002";
  .probe = ready;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site_3001);
  site.add_backend(site_3002);
}
