import type { Banner } from '#contract/site/site'

/** A banner that has a picture to show. */
export type ShownBanner = Banner & { imageUrl: string }

/**
 * @returns the banners of a position (by default the home page) that are switched on and within their dates,
 * in the operator's order
 */
export function shownBanners(
  banners: readonly Banner[],
  now: number,
  wanted: Banner['position'] = 'home',
): ShownBanner[] {
  return banners
    .filter(hasPicture)
    .filter(({ position, status }) => position === wanted && status === 'on')
    .filter(({ startAt, endAt }) => (startAt ?? now) <= now && now < (endAt ?? Infinity))
    .toSorted((one, other) => one.sort - other.sort)
}

function hasPicture(banner: Banner): banner is ShownBanner {
  return banner.imageUrl !== null
}
