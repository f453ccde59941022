import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { CloseIcon, MenuIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { OpenGroup } from '../menu'
import { PageGroups } from './PageGroups'
import { toolStyle } from './tool'
import { useDisclosure } from './useDisclosure'

/** Button that expands the list of all open pages below the header. */
export function AllPages({ groups }: { groups: readonly OpenGroup[] }) {
  const text = useText()
  const panelId = useId()
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, toggle } = useDisclosure(area, button)
  return (
    <div ref={area}>
      <Tool
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {isOpen ? <CloseIcon size={22} /> : <MenuIcon size={22} />}
        <ToolLabel>{text('pages.frame.allPages')}</ToolLabel>
      </Tool>
      {isOpen && <PageGroups id={panelId} groups={groups} />}
    </div>
  )
}

const Tool = styled('button')(({ theme }) => toolStyle(theme))

/** Label beside a tool's icon; on phones only the icon is visible, and the label is for screen readers. */
export const ToolLabel = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}))
