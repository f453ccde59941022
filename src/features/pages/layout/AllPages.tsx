import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { CloseIcon, MenuIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { OpenGroup } from './openGroup'
import { PageGroups } from './PageGroups'
import { ToolLabel } from './ToolLabel'
import { toolStyle } from './tool'
import { useDisclosure } from './useDisclosure'

/** The button that unfolds the list of every open page below the header. */
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
