import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

/** History state of a product page: the list that led to it. */
const listState = v.fallback(
  v.object({
    /** The list's filter, as in its address. */
    search: v.string(),
    /** Whether the list is the previous history entry. */
    isBefore: v.boolean(),
  }),
  { search: '', isBefore: false },
)

/** State for a link from the list to a product. */
export function fromList(search: string): v.InferOutput<typeof listState> {
  return { search, isBefore: true }
}

/** State for a link from a product to another one. */
export function beyondList(state: unknown): v.InferOutput<typeof listState> {
  return { ...v.parse(listState, state), isBefore: false }
}

/** Goes back to the list with its filter and, if the user came from it, its scroll position. */
export function BackToProducts() {
  const text = useText()
  const navigate = useNavigate()
  const { search, isBefore } = v.parse(listState, useLocation().state)

  function goBack(event: MouseEvent): void {
    // With a modifier key it opens another tab, like any link.
    if (!isBefore || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <ButtonLink
      to={{ pathname: memberPaths.products, search }}
      startIcon={<ChevronIcon towards="start" size={18} />}
      onClick={goBack}
    >
      {text('shop.product.all')}
    </ButtonLink>
  )
}
