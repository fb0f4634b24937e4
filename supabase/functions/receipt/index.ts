import { serve } from '../serve.ts'
import receipt from './handler.ts'

serve(receipt)
