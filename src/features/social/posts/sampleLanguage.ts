import { ownProfileId, type Post } from '#contract/social/social'
import { languageOf } from '#ui/display/DataText'

/** Sample content is English; what the person writes is known by its letters at most. */
export function sampleLanguage({ id }: Post['profile'], content: string) {
  return { dir: 'auto', lang: languageOf(content, id === ownProfileId ? undefined : 'en') }
}
