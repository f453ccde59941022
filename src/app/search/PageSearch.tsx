import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '#ui/intl/useText'
import { SearchDialog, SearchList } from '#ui/search/SearchList'
import { findPages } from './findPages'

interface PageSearchProps {
  open: boolean
  onClose: () => void
}

/** Finds any page by its name. The search starts empty each time. */
export function PageSearch({ open, onClose }: PageSearchProps) {
  const text = useText()
  return (
    <SearchDialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label={text('shell.search.title')}
    >
      <Search onClose={onClose} />
    </SearchDialog>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  return (
    <SearchList
      label={text('shell.search.title')}
      typed={typed}
      onType={setTyped}
      entries={findPages(typed, text)}
      none={text('shell.search.none')}
      onChoose={({ id }) => {
        onClose()
        void navigate(id)
      }}
    >
      {({ name, trail }) => (
        <>
          <span>{name}</span>
          <small>{trail}</small>
        </>
      )}
    </SearchList>
  )
}
