import { SentenceWithData } from '#ui/display/DataText'
import { VisuallyHidden } from '#ui/page/Page'

/** A button's name for screen readers. An attribute could not mark which of its words are Thai. */
export function SpokenName({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <SentenceWithData>{children}</SentenceWithData>
    </VisuallyHidden>
  )
}
