/** The floor of the comparison: what React and MUI cost when an app is nothing but a login form. */
import { createRoot } from 'react-dom/client'
import { LoginForm } from './LoginForm'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(<LoginForm />)
