"""Renders a background image for banners and cards. Its left half is quiet, because text is placed there.

blender -b -P packages/sample-space/artwork/scenes/place.py -- towels FOLDER
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
from mathutils import Vector

import engine
import places_rooms
import places_still
import places_water

PLACES = {**places_water.PLACES, **places_still.PLACES, **places_rooms.PLACES}


def save(path, picture, exposure, look):
    height, width = picture.shape[:2]
    image = bpy.data.images.new('out', width, height, float_buffer=True)
    rgba = np.ones((height, width, 4), dtype=np.float32)
    rgba[..., :3] = picture
    image.pixels.foreach_set(rgba[::-1].ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    form = scene.render.image_settings
    form.file_format = 'PNG'
    form.color_mode = 'RGB'
    form.color_depth = '8'
    image.save_render(path, scene=scene)


def main(name, out):
    scene = engine.reset()
    width, height = int(os.environ.get('WIDTH', '1600')), int(os.environ.get('HEIGHT', '900'))
    build, samples, exposure = PLACES[name]
    engine.settings(width, height, int(os.environ.get('SAMPLES', samples)))
    build(scene)
    names = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Normal']
    a, b = engine.render_arrays(names)
    rgb = lambda x: x[..., :3]
    mean = lambda key: (rgb(a[key]) + rgb(b[key])) / 2
    guides = [mean('Normal') * 3, mean('DiffCol') * 6]
    # Denoise diffuse light without the surface color, so that textures keep their detail.
    light = lambda x: rgb(x['DiffDir']) + rgb(x['DiffInd'])
    rest = lambda x: rgb(x['Image']) - light(x) * rgb(x['DiffCol'])
    picture = engine.denoise(light(a), light(b), guides, search=5, patch=2, strength=0.9) * mean('DiffCol')
    picture += engine.denoise(np.maximum(rest(a), 0), np.maximum(rest(b), 0), guides, search=4, patch=1, strength=0.6)
    os.makedirs(out, exist_ok=True)
    save(f'{out}/{name}.png', picture, exposure, 'Medium High Contrast')


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1:]
    main(arguments[0], arguments[1])
