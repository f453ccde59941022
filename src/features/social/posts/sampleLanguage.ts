import { ownProfileId, type Post } from '../../../contract/social'

/** Sample content is English; in what language the person writes nobody knows. */
export function sampleLanguage({ id }: Post['profile']) {
  return { dir: 'auto', ...(id !== ownProfileId && { lang: 'en' }) }
}
