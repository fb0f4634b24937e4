-- For `supabase db reset` on a developer's machine: one scheduled draw, so that the countdown has a date.
select private.schedule_draw(
  actor => null, experience => 'seychelles',
  closes_at => now() + interval '21 days', draws_at => now() + interval '23 days',
  opens_at => null, postal_closes_at => null, title => null, price_pence => null,
  charity_name => null, charity_pence => null, max_per_person => null, cap => 5000);
