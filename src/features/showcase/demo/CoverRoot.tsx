import { useForkRef } from '@mui/material/utils'
import { type ComponentProps, useRef } from 'react'
import { useCover } from '#ui/cover/useCover'

/** Whatever the library opens over the page stands in one: the way back closes it, as Escape does. */
export function CoverRoot({ ref, ...root }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null)
  useCover(true, () => {
    own.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  return <div {...root} ref={useForkRef(own, ref)} />
}
