import Box from '@mui/material/Box'
import { Children, type ReactNode } from 'react'

interface TabPanelsProps {
  /** As in the tabs: their ids are this, `tab` and their place. */
  id: string
  shown: number
  children: ReactNode
}

/** What the tabs show: one panel each, tied to its tab. */
export function TabPanels({ id, shown, children }: TabPanelsProps) {
  return Children.map(children, (panel, index) => (
    <Box
      role="tabpanel"
      id={`${id}panel${index}`}
      aria-labelledby={`${id}tab${index}`}
      hidden={shown !== index}
      // Nothing in it takes the focus: it is reached itself.
      tabIndex={0}
      sx={{ pt: 2 }}
    >
      {panel}
    </Box>
  ))
}

/** The ids that tie a tab to its panel. */
export function tabIds(id: string, index: number) {
  return { id: `${id}tab${index}`, 'aria-controls': `${id}panel${index}` }
}
