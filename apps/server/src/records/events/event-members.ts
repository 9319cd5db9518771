/** Which members answer to events. */

/** Those who may read events and have not left; one who waits for a mailed link opens nothing yet. `today` is the band's day. */
export const answersEvents = (member: string, today: string) => `
  ${member}.signin_enabled and ${member}.confirmed_at is not null
  and (${member}.leaving_date is null or ${member}.leaving_date >= ${today})
  and (${member}.administrator_enabled or ${member}.super_administrator_enabled or ${member}.bookings_enabled or exists (
    select from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
    where mo.band_id = ${member}.band_id and mo.band_user_id = ${member}.id and o.tag = 'EV' and mo.priv <> 'H'))`;
