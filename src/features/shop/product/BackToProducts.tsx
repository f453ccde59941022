import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'

/** What a product's entry in the history knows of the list that led to it. */
const listState = v.fallback(
  v.object({
    /** Its filter, as it stood in the address. */
    search: v.string(),
    /** Whether the list is the entry right before. */
    isBefore: v.boolean(),
  }),
  { search: '', isBefore: false },
)

/** For a link from the list to a product. */
export function fromList(search: string): v.InferOutput<typeof listState> {
  return { search, isBefore: true }
}

/** For a link from a product to the next. */
export function beyondList(state: unknown): v.InferOutput<typeof listState> {
  return { ...v.parse(listState, state), isBefore: false }
}

/** Back to the list, as it was left: with its filter, and where one came from it, at its place. */
export function BackToProducts() {
  const text = useText()
  const navigate = useNavigate()
  const { search, isBefore } = v.parse(listState, useLocation().state)

  function goBack(event: MouseEvent): void {
    // Pressed with a key to have it in another tab, it is a link like others.
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
