/** Floor of the comparison: the cost of React and MUI in an app that is only a login form. */
import { createRoot } from 'react-dom/client'
import { LoginForm } from './LoginForm'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(<LoginForm />)
