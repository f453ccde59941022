import { useCallback } from 'react'
import type { Contradiction } from '#contract/admin/contradictions'
import { SentenceWithData } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

/** @returns a function that says what the text promises instead of a term */
export function useSaidText(): (contradiction: Contradiction) => string {
  const text = useText()
  return useCallback(
    ({ field, said }) =>
      text(
        field === 'PromotionDetail'
          ? 'adminOffers.promotion.saidNowhere'
          : 'adminOffers.promotion.said',
        { said },
      ),
    [text],
  )
}

/** Lists the numbers of a promotion's text that do not fit its terms. */
export function TextContradictions({
  contradictions,
}: {
  contradictions: readonly Contradiction[]
}) {
  const text = useText()
  const saidText = useSaidText()
  if (contradictions.length === 0) return null
  return (
    <Note tone="warning">
      {text('adminOffers.promotion.contradicts')}
      <ul>
        {contradictions.map((each) => (
          <li key={`${each.field} ${each.said}`}>
            {text(`adminOffers.promotion.${each.field}`)}:{' '}
            <SentenceWithData>{saidText(each)}</SentenceWithData>
          </li>
        ))}
      </ul>
    </Note>
  )
}
