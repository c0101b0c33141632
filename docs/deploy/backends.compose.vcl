# The site's process in compose.yaml.
backend site_3000 {
  .host = "site";
  .port = "3000";
  .probe = ready;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site_3000);
}
