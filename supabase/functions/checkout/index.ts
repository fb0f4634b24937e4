import { serve } from '../serve.ts'
import checkout from './handler.ts'

serve(checkout)
