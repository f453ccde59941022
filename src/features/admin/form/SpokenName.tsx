import { SentenceWithData } from '#ui/display/DataText'
import { VisuallyHidden } from '#ui/page/Page'

/** What a button is about, for ears alone: an attribute could not say which of its words are Thai. */
export function SpokenName({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <SentenceWithData>{children}</SentenceWithData>
    </VisuallyHidden>
  )
}
